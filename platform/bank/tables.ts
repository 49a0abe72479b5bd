import type { CollectionConfig, Field } from 'payload';
import { bankFamilies } from '@/lib/bank/families';
import { problemField } from '@/platform/go/position-fields';
import { anyStaff } from '@/platform/kernel/back-office/access-rules';
import { jsonField, slugField } from '@/platform/kernel/back-office/fields/basic-fields';
import { inSidebar, labels, serviceTable } from '@/platform/kernel/back-office/define-table';
import { gradeField } from '@/platform/kernel/back-office/fields/grade-fields';
import { revisionField } from '@/platform/kernel/back-office/fields/imported-fields';

/** Staff's actions on a problem, and the field with its reports: both belong to the noun of the reports. */
type OfReports = { actions: NonNullable<Parameters<typeof serviceTable>[0]['actions']>; reports: Field };

/**
 * The bank: positions whose every answer was searched (docs/product.md, "Learning"). Problems cannot be created, edited
 * or deleted by a form, since a form proves nothing: staff withdraw a problem or correct its grade, and the paths of the
 * climb are updated.
 */
export function problemsTable({ actions, reports }: OfReports): CollectionConfig {
  const problemTable = serviceTable({
    slug: 'problems',
    labels: labels('Problem', 'Problem bank', '題庫', '题库', '問題集'),
    title: 'publicId',
    group: 'learning',
    columns: ['publicId', 'openReports', 'family', 'grade', 'withdrawnAt'],
    search: ['publicId'],
    defaultSort: ['-openReports', 'publicId'],
    access: { read: anyStaff },
    actions,
    // `publicId` comes last so that one problem of a family and grade is found with one step in the index.
    indexes: [{ fields: ['family', 'grade', 'publicId'] }],
    fields: [
      slugField('publicId'),
      ...inSidebar([
        { name: 'family', type: 'select', required: true, options: [...bankFamilies] },
        gradeField('grade', { required: true }),
        { name: 'withdrawnAt', type: 'date' },
        // Reports without an answer.
        { name: 'openReports', type: 'number', required: true, defaultValue: 0, min: 0, index: true },
      ]),
      {
        name: 'tree',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/platform/bank/back-office/problem-tree#ProblemTree' },
        },
      },
      reports,
      { ...problemField('data'), required: true },
      jsonField('proof'),
      revisionField,
    ],
  });
  return {
    ...problemTable,
    admin: {
      ...problemTable.admin,
      components: { beforeListTable: ['/platform/bank/back-office/bank-figures#BankFigures'] },
    },
  };
}
