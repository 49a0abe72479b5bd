import type { CollectionConfig } from 'payload';
import { canSupport } from '@/platform/access/staff';
import { nobody } from '@/platform/access/public';
import { groups } from './fields/groups';
import { readOnly } from './fields/read-only';

/** What staff may do for a customer's account (services/user/support-customer); each is written down here with its reason. */
export const supportActionNames = ['signOut', 'mailLoginCode', 'changeEmail'] as const;
export type SupportActionName = (typeof supportActionNames)[number];

/** Who did what for which customer, and why. Written with the deed, never changed. */
export const supportActions: CollectionConfig = {
  slug: 'supportActions',
  labels: {
    singular: { en: 'Support action', 'zh-TW': '客服紀錄', zh: '客服记录', ja: 'サポート履歴' },
    plural: { en: 'Support actions', 'zh-TW': '客服紀錄', zh: '客服记录', ja: 'サポート履歴' },
  },
  admin: { group: groups.people, defaultColumns: ['createdAt', 'staff', 'action', 'user', 'reason'] },
  defaultSort: '-createdAt',
  access: { create: nobody, read: canSupport, update: nobody, delete: nobody },
  fields: readOnly([
    { name: 'staff', type: 'relationship', relationTo: 'staff', index: true },
    // Kept when the staff account is gone.
    { name: 'staffEmail', type: 'text', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'action', type: 'select', required: true, options: [...supportActionNames] },
    { name: 'reason', type: 'textarea', required: true },
  ]),
};
