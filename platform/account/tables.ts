import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { maxSavedAddresses } from '@/lib/account/address';
import { defaultLocale, locales } from '@/lib/kernel/i18n/locales';
import { adminOnly, canSupport, nobody, selfOrSupport } from '@/platform/kernel/back-office/access-rules';
import { words, type Words } from '@/platform/kernel/back-office/words';
import { transactionOf } from '@/platform/kernel/database/database';
import { recordMinutes, taughtByStaffSchema } from '@/platform/courses/live-minutes';
import { lockUser } from './accounts';
import { deletePasskeys } from '@/platform/login/passkeys/delete-passkeys';
import { voidCodes } from '@/platform/login/otp';
import { revokeSessions } from '@/platform/login/session';
import { supportActionNames, supportCustomer, supportSchema } from '@/platform/login/support-customer';
import { actionsField, staffAction } from '@/platform/kernel/back-office/staff-action';
import { closed } from '@/platform/kernel/back-office/staff-doors';
import { addressFields } from './address-fields';
import { row } from '@/platform/kernel/back-office/basic-fields';
import { noted } from '@/platform/kernel/audit/note-changes';
import { groups, inSidebar, labels, pagination, readOnly } from '@/platform/kernel/back-office/define-table';

const why = { name: 'reason', label: words('Reason', '原因', '原因', '理由') };
const newEmail = { name: 'email', label: words('New email', '新的電子郵件', '新邮箱', '新しいメールアドレス') };
const supportLabels: Record<(typeof supportActionNames)[number], Words> = {
  mailLoginCode: words(
    'Mail a login code to the customer',
    '寄登入驗證碼給學員',
    '向学员发送登录验证码',
    '会員にログイン用コードを送る',
  ),
  signOut: words('Log out on all devices', '登出所有裝置', '退出所有设备', 'すべての端末でログアウト'),
  changeEmail: words('Change the email', '更改電子郵件', '更改邮箱', 'メールアドレスを変更'),
};
const actions = supportActionNames.map((action) =>
  staffAction(`/users/:id/${action}`, {
    label: supportLabels[action],
    fields: action === 'changeEmail' ? [newEmail, why] : [why],
    input: supportSchema.omit({ action: true }),
    verb: ({ ctx, input }) => supportCustomer({ ctx, input: { ...input, action } }),
  }),
);

const recordTaught = staffAction('/users/:id/recordMinutes', {
  label: words('Record live teaching', '登記直播授課分鐘', '登记直播授课分钟', 'ライブ授業の時間を記録'),
  fields: [{ name: 'minutes', label: words('Minutes', '分鐘', '分钟', '分'), type: 'number' }, why],
  input: taughtByStaffSchema,
  verb: recordMinutes,
});
const allActions = [...actions, recordTaught];

/**
 * A password set here signs every device of that customer out, as one set by the customer does (docs/product.md, "Accounts"). An address set
 * here has to show anew that its mail is read.
 */
const keepSafe: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data;
  const isMoved = data.email !== undefined && data.email !== originalDoc?.email;
  if (originalDoc && (data.password || isMoved)) {
    const [db, now] = [await transactionOf(req), new Date()];
    await lockUser(db, originalDoc.id);
    await voidCodes(db, originalDoc.id, now);
    await deletePasskeys(db, originalDoc.id);
    if (data.password) await revokeSessions(db, originalDoc.id, now);
  }
  return isMoved ? { ...data, emailProvedAt: null } : data;
};

/** Learners and teachers. */
const table: CollectionConfig = {
  slug: 'users',
  labels: labels('Customer', 'Customers', '學員', '学员', '会員'),
  admin: {
    useAsTitle: 'username',
    group: groups.people,
    defaultColumns: ['username', 'realName', 'email', 'role', 'createdAt'],
    listSearchableFields: ['username', 'email', 'realName', 'phone'],
    pagination,
  },
  auth: {
    // An address may serve a family: it is not unique, and the user API reads it (services/user/account/accounts). A teacher's student has none.
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    // Counted by services/user/login/attempts.
    maxLoginAttempts: 0,
    forgotPassword: { minRequestInterval: 0 },
    cookies: { sameSite: 'Strict' },
  },
  access: {
    admin: nobody,
    // Support acts by name, below; what is left (rank, role, the end of live lectures) an admin sets.
    create: adminOnly,
    read: selfOrSupport,
    update: adminOnly,
    delete: adminOnly,
  },
  indexes: [{ fields: ['email'] }],
  hooks: { beforeChange: [keepSafe] },
  // Customers sign in through the user API, whose sessions logout and staff can revoke; the back office's own doors stay shut for them.
  endpoints: ['/first-register', '/login', '/forgot-password', '/reset-password', '/refresh-token']
    .map(closed)
    .concat(allActions.map(({ endpoint }) => endpoint)),
  fields: [
    actionsField(allActions),
    row([
      { name: 'realName', type: 'text', maxLength: 80 },
      { name: 'nickName', type: 'text', maxLength: 40 },
    ]),
    row([
      { name: 'phone', type: 'text', maxLength: 30 },
      { name: 'rank', type: 'text', maxLength: 20, access: { update: canSupport } },
    ]),
    ...inSidebar([
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'learner',
        index: true,
        options: ['learner', 'teacher'],
        access: { create: canSupport, update: canSupport },
      },
      { name: 'locale', type: 'select', required: true, defaultValue: defaultLocale, options: [...locales] },
      { name: 'vipReminder', type: 'checkbox', required: true, defaultValue: true },
      ...readOnly([
        { name: 'emailProvedAt', type: 'date' },
        { name: 'deletedAt', type: 'date' },
      ]),
      { name: 'liveCourseEndAt', type: 'date', access: { create: canSupport, update: canSupport } },
    ]),
    { name: 'avatar', type: 'upload', relationTo: 'media' },
    { name: 'learners', type: 'join', collection: 'learners', on: 'user', admin: { allowCreate: false } },
    { name: 'addresses', type: 'array', maxRows: maxSavedAddresses, fields: addressFields() },
  ],
};

export const users = noted(table, ['role', 'rank', 'liveCourseEndAt']);
