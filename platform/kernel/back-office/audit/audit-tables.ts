import { canSupport } from '../access-rules';
import { shownJson } from '../fields/basic-fields';
import { labels, serviceTable } from '../define-table';

const part = (path: string) => `/platform/kernel/back-office/audit/${path}`;

const table = serviceTable({
  slug: 'auditLog',
  title: 'action',
  labels: labels('Audit entry', 'Audit log', '操作紀錄', '操作记录', '操作履歴'),
  group: 'system',
  columns: ['action', 'table', 'document', 'input', 'staffEmail', 'createdAt'],
  search: ['action', 'document', 'staffEmail'],
  access: { read: canSupport },
  indexes: [{ fields: ['table', 'document'] }],
  fields: [
    {
      name: 'action',
      type: 'text',
      required: true,
      index: true,
      admin: { components: { Cell: part('log-cells#ActionCell') } },
    },
    { name: 'table', type: 'text', required: true, admin: { components: { Cell: part('log-cells#TableCell') } } },
    // The id in that table, or the name that its actions use, as text.
    { name: 'document', type: 'text', admin: { components: { Cell: part('log-cells#DocumentCell') } } },
    { name: 'staff', type: 'relationship', relationTo: 'staff', index: true },
    // Stays when the staff account is deleted.
    { name: 'staffEmail', type: 'text', required: true },
    shownJson('input', { Field: part('log-cells#EntryField'), Cell: part('log-cells#InputCell') }),
  ],
});

/**
 * Which member of staff did what to which document, with which input. Written in the transaction of the action
 * (platform/kernel/database/audit-entry.ts), never changed.
 */
export const auditLog: typeof table = {
  ...table,
  admin: { ...table.admin, components: { ...table.admin?.components, beforeListTable: [part('log-tabs#LogTabs')] } },
};
