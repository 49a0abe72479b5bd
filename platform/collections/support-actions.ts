import { canSupport } from '@/platform/access/rules';
import { supportActionNames } from '@/platform/services/user/support-customer';
import { labels, serviceTable } from './tables';

/** Who helped which customer, and why, before the audit log took that over: still to be read, no longer written. */
export const supportActions = serviceTable({
  slug: 'supportActions',
  title: 'reason',
  labels: labels(
    'Earlier support action',
    'Earlier support actions',
    '早期客服紀錄',
    '早期客服记录',
    '以前のサポート履歴',
  ),
  group: 'people',
  columns: ['reason', 'action', 'user', 'staff', 'createdAt'],
  access: { read: canSupport },
  fields: [
    { name: 'staff', type: 'relationship', relationTo: 'staff', index: true },
    // Kept when the staff account is gone.
    { name: 'staffEmail', type: 'text', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'action', type: 'select', required: true, options: [...supportActionNames] },
    { name: 'reason', type: 'textarea', required: true },
  ],
});
