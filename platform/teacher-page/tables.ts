import * as z from 'zod';
import { maxPageNameLength } from '@/lib/teacher-page/teacher-page';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { putBack, takeDown } from './take-down';
import { byId, staffAction } from '@/platform/kernel/back-office/staff-action';
import { jsonField, titleOf, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

const actions = [
  staffAction('/teacherPages/:id/takeDown', {
    label: staffText('Take the page down', '下架這個頁面', '下架这个页面', 'ページを非公開にする'),
    fields: [
      {
        name: 'reason',
        label: staffText(
          'Why (the teacher reads this)',
          '原因（教師會看到）',
          '原因（教师会看到）',
          '理由（指導者に表示されます）',
        ),
      },
    ],
    when: { field: 'takenDownAt', oneOf: [null] },
    input: byId.extend({ reason: z.string().trim().min(1).max(500) }),
    verb: takeDown,
  }),
  staffAction('/teacherPages/:id/putBack', {
    label: staffText('Allow it again', '恢復公開權限', '恢复公开权限', '再び公開できるようにする'),
    whenSet: 'takenDownAt',
    input: byId,
    verb: putBack,
  }),
];

/** A teacher's public page, written by the teacher (docs/product.md, "A teacher's page"). */
export const teacherPages = serviceTable({
  slug: 'teacherPages',
  labels: labels('Page of a teacher', 'Pages of teachers', '教師介紹頁', '教师介绍页', '指導者の紹介ページ'),
  title: 'name',
  group: 'people',
  columns: ['name', 'userName', 'slug', 'isOn', 'takenDownAt'],
  search: ['name', 'slug'],
  access: { read: canSupport },
  actions,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    titleOf('userName', 'user.username'),
    { name: 'name', type: 'text', required: true, maxLength: maxPageNameLength },
    uniqueText('slug'),
    { name: 'isOn', type: 'checkbox', required: true, defaultValue: false },
    // Languages in which it is shown, and its texts in each.
    jsonField('languages'),
    jsonField('content'),
    // When the teaching year ends; empty: never.
    { name: 'until', type: 'date', index: true },
    { name: 'takenDownAt', type: 'date' },
    { name: 'takenDownReason', type: 'textarea' },
  ],
});
