import type { CollectionConfig } from 'payload';
import { maxSavedAddresses } from '@/lib/contract/address';
import { locales } from '@/lib/i18n/locales';
import { adminOnly, supportField } from '@/platform/access/staff';
import { selfOrSupport } from '@/platform/access/own';
import { actionsField } from '@/platform/back-office/action-spec';
import { supportCustomer, supportSchema } from '@/platform/services/user/support-customer';
import { closed } from './endpoints/closed';
import { staffAction } from './endpoints/staff-action';
import { addressFields } from './fields/address';
import { groups } from './fields/groups';
import { proveAddressAnew } from './hooks/prove-address-anew';
import { signOutWithPassword } from './hooks/sign-out';
import { supportActionNames, supportActionSpecs } from './support-actions';

/** Learners and teachers. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { en: 'Customer', 'zh-TW': '學員', zh: '学员', ja: '会員' },
    plural: { en: 'Customers', 'zh-TW': '學員', zh: '学员', ja: '会員' },
  },
  admin: {
    useAsTitle: 'username',
    group: groups.people,
    defaultColumns: ['username', 'realName', 'email', 'role', 'createdAt'],
    listSearchableFields: ['username', 'email', 'realName', 'phone'],
  },
  auth: {
    // An address may serve a family: it is not unique, and the user API reads it (services/user/find-accounts).
    loginWithUsername: { allowEmailLogin: false, requireEmail: true },
    // Counted by services/user/attempts.
    maxLoginAttempts: 0,
    forgotPassword: { minRequestInterval: 0 },
    cookies: { sameSite: 'Strict' },
  },
  access: {
    admin: () => false,
    // Support acts by name, below; what is left (rank, role, the end of live lectures) an admin sets.
    create: adminOnly,
    read: selfOrSupport,
    update: adminOnly,
    delete: adminOnly,
  },
  indexes: [{ fields: ['email'] }],
  hooks: { beforeChange: [signOutWithPassword, proveAddressAnew] },
  // Customers sign in through the user API, whose sessions logout and staff can revoke; the back office's own doors stay shut for them.
  endpoints: ['/first-register', '/login', '/forgot-password', '/reset-password', '/refresh-token']
    .map(closed)
    .concat(
      supportActionNames.map((action) =>
        staffAction(`/:id/${action}`, supportSchema.omit({ action: true }), ({ ctx, input }) =>
          supportCustomer({ ctx, input: { ...input, action } }),
        ),
      ),
    ),
  fields: [
    actionsField(supportActionSpecs),
    {
      type: 'row',
      fields: [
        { name: 'realName', type: 'text', maxLength: 80 },
        { name: 'nickName', type: 'text', maxLength: 40 },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', maxLength: 30 },
        { name: 'rank', type: 'text', maxLength: 20, access: { update: supportField } },
      ],
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'learner',
      index: true,
      options: ['learner', 'teacher'],
      access: { create: supportField, update: supportField },
      admin: { position: 'sidebar' },
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      defaultValue: 'zh-TW',
      options: [...locales],
      admin: { position: 'sidebar' },
    },
    {
      name: 'emailProvedAt',
      type: 'date',
      access: { create: () => false, update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'liveCourseEndAt',
      type: 'date',
      access: { create: supportField, update: supportField },
      admin: { position: 'sidebar' },
    },
    { name: 'avatar', type: 'upload', relationTo: 'media' },
    { name: 'addresses', type: 'array', maxRows: maxSavedAddresses, fields: addressFields() },
  ],
};
