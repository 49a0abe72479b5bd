import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { maxSavedAddresses } from '@/lib/account/address';
import { defaultLocale, locales } from '@/lib/kernel/i18n/locales';
import { adminOnly, canSupport, nobody, selfOrSupport } from '@/platform/kernel/back-office/access-rules';
import { transactionOf } from '@/platform/kernel/database/database';
import { lockUser } from './accounts';
import { actionsField, type StaffAction } from '@/platform/kernel/back-office/staff-action';
import { closed } from '@/platform/kernel/back-office/staff/staff-doors';
import { addressFields } from './address-fields';
import { onWayInChanged } from './hooks';
import { row } from '@/platform/kernel/back-office/fields/basic-fields';
import { noted } from '@/platform/kernel/back-office/note-changes';
import { groups, inSidebar, labels, pagination, readOnly } from '@/platform/kernel/back-office/define-table';

/**
 * A password set here logs that customer out on all devices, like one set by the customer (docs/product.md, "Accounts").
 * An email address set here has to be proved anew.
 */
const revokeOldLogins: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data;
  const isMoved = data.email !== undefined && data.email !== originalDoc?.email;
  if (originalDoc && (data.password || isMoved)) {
    const [db, now] = [await transactionOf(req), new Date()];
    await lockUser(db, originalDoc.id);
    await onWayInChanged.run(db, originalDoc.id, { isPassword: Boolean(data.password), now });
  }
  return isMoved ? { ...data, emailProvedAt: null } : data;
};

/**
 * Learners and teachers.
 * @param actions what staff may do for a customer's account, from all nouns
 */
export const usersTable = (actions: readonly StaffAction[]): CollectionConfig =>
  noted(table(actions), ['role', 'rank', 'liveCourseEndAt']);

const table = (actions: readonly StaffAction[]): CollectionConfig => ({
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
    // An address may serve a family: it is not unique, and the user API reads it (accounts.ts). A teacher's student has none.
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    // Counted by platform/kernel/limits/attempts.
    maxLoginAttempts: 0,
    forgotPassword: { minRequestInterval: 0 },
    cookies: { sameSite: 'Strict' },
  },
  access: {
    admin: nobody,
    // Support has actions for single fields, below; the others (rank, role, the end of live lectures) are set by an admin.
    create: adminOnly,
    read: selfOrSupport,
    update: adminOnly,
    delete: adminOnly,
  },
  indexes: [{ fields: ['email'] }],
  hooks: { beforeChange: [revokeOldLogins] },
  // Customers log in through the user API, whose sessions logout and staff can revoke; the back office's own login
  // endpoints are closed to them.
  endpoints: ['/first-register', '/login', '/forgot-password', '/reset-password', '/refresh-token']
    .map(closed)
    .concat(actions.map(({ endpoint }) => endpoint)),
  fields: [
    actionsField(actions),
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
});
