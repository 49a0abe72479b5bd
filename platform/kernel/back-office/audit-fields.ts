import type { UIField } from 'payload';
import { staffText } from './staff-text';

/** Selects entries of the audit log: those of a table, found by this field of the document. */
export type AuditEntriesOf = { table: string; by: string };

/** On a document's page: what staff did to it, the newest first (back-office/audit/audit-entries). */
export const auditEntriesField = (...of: readonly AuditEntriesOf[]): UIField => ({
  name: 'auditEntries',
  type: 'ui',
  label: staffText('What staff did', '操作紀錄', '操作记录', '操作履歴'),
  admin: {
    disableListColumn: true,
    components: {
      Field: { path: '/platform/kernel/back-office/audit/audit-entries#AuditEntries', serverProps: { of } },
    },
  },
});
