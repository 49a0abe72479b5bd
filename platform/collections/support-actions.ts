import type { CollectionConfig } from 'payload';
import type { ActionSpec } from '@/platform/back-office/action-spec';
import { canSupport } from '@/platform/access/staff';
import { nobody } from '@/platform/access/public';
import { groups } from './fields/groups';
import { readOnly } from './fields/read-only';

/** What staff may do for a customer's account (services/user/support-customer); each is written down here with its reason. */
export const supportActionNames = ['signOut', 'mailLoginCode', 'changeEmail'] as const;

const why = { name: 'reason', label: { en: 'Reason', 'zh-TW': '原因', zh: '原因', ja: '理由' } };

/** The same, as the customer's page in the back office offers them. */
export const supportActionSpecs: readonly ActionSpec[] = [
  {
    path: '/users/:id/mailLoginCode',
    label: {
      en: 'Mail a login code to the customer',
      'zh-TW': '寄登入驗證碼給學員',
      zh: '向学员发送登录验证码',
      ja: '会員にログイン用コードを送る',
    },
    fields: [why],
  },
  {
    path: '/users/:id/signOut',
    label: {
      en: 'Log out on all devices',
      'zh-TW': '登出所有裝置',
      zh: '退出所有设备',
      ja: 'すべての端末でログアウト',
    },
    fields: [why],
  },
  {
    path: '/users/:id/changeEmail',
    label: { en: 'Change the email', 'zh-TW': '更改電子郵件', zh: '更改邮箱', ja: 'メールアドレスを変更' },
    fields: [
      { name: 'email', label: { en: 'New email', 'zh-TW': '新的電子郵件', zh: '新邮箱', ja: '新しいメールアドレス' } },
      why,
    ],
  },
];

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
