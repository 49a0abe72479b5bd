import { canSupport } from '@/platform/access/rules';
import { jsonField } from './fields/basic';
import { labels, serviceTable } from './tables';

/** Which member of staff did what to which document, with what was typed. Written with the deed, never changed. */
export const auditLog = serviceTable({
  slug: 'auditLog',
  title: 'action',
  labels: labels('Audit entry', 'Audit log', '操作紀錄', '操作记录', '操作履歴'),
  group: 'system',
  columns: ['action', 'table', 'document', 'staffEmail', 'createdAt'],
  search: ['action', 'document', 'staffEmail'],
  access: { read: canSupport },
  indexes: [{ fields: ['table', 'document'] }],
  fields: [
    { name: 'action', type: 'text', required: true, index: true },
    { name: 'table', type: 'text', required: true },
    // The id in that table, as text.
    { name: 'document', type: 'text' },
    { name: 'staff', type: 'relationship', relationTo: 'staff', index: true },
    // Kept when the staff account is gone.
    { name: 'staffEmail', type: 'text', required: true },
    jsonField('input'),
  ],
});
