import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { slugField } from '@/platform/kernel/back-office/fields/basic-fields';
import { gradeRangeFields } from '@/platform/kernel/back-office/fields/grade-fields';
import { periodFields } from '@/platform/kernel/back-office/fields/period-fields';
import { isStaffs, revisionField } from '@/platform/kernel/back-office/fields/imported-fields';
import { contentTable, labels } from '@/platform/kernel/back-office/define-table';

const table = contentTable({
  slug: 'coursePlans',
  labels: labels('Course', 'Courses', '課程', '课程', 'コース'),
  group: 'catalogue',
  columns: ['title', 'code', 'isTrial', 'lessonCount'],
  search: ['title', 'code'],
  tags: () => [cacheTags.coursePlans],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    { name: 'product', type: 'relationship', relationTo: 'products' },
    slugField('code'),
    { name: 'isTrial', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    ...gradeRangeFields,
    ...periodFields(),
    {
      name: 'chapters',
      type: 'array',
      admin: { initCollapsed: true },
      fields: [
        { name: 'title', type: 'text', localized: true, required: true, maxLength: 80 },
        {
          name: 'lessons',
          type: 'array',
          // The code of a topic, or 'practice-' and the code: the exercises to it.
          fields: [{ name: 'code', type: 'text', required: true, maxLength: 80 }],
        },
      ],
    },
    revisionField,
    { name: 'lessonCount', type: 'number', required: true, min: 0, defaultValue: 0, admin: { position: 'sidebar' } },
  ],
});

/** Courses; `kidtrial-01` and `kid2week` are trials. */
export const coursePlans = { ...table, hooks: { ...table.hooks, beforeChange: [isStaffs] } };
