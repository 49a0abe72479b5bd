import { canSupport } from '@/platform/access/rules';
import { labels, serviceTable } from './tables';

/** What staff may do for a customer's account (services/user/support-customer); each is written down here with its reason. */
export const supportActionNames = ['signOut', 'mailLoginCode', 'changeEmail'] as const;

/** Who did what for which customer, and why. Written with the deed, never changed. */
export const supportActions = serviceTable({
  slug: 'supportActions',
  title: 'reason',
  labels: labels('Support action', 'Support actions', '客服紀錄', '客服记录', 'サポート履歴'),
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
