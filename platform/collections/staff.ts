import { Forbidden, type CollectionConfig } from 'payload';
import { adminField, adminOnly } from '@/platform/access/staff';
import { selfOrAdmin } from '@/platform/access/own';
import { groups } from './fields/groups';

/** Who works in the back office. Not customers: those are `users`. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: {
    singular: { en: 'Staff member', 'zh-TW': '工作人員', zh: '工作人员', ja: 'スタッフ' },
    plural: { en: 'Staff', 'zh-TW': '工作人員', zh: '工作人员', ja: 'スタッフ' },
  },
  admin: { useAsTitle: 'name', group: groups.people, defaultColumns: ['name', 'email', 'role'] },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Strict', secure: process.env.SITE_URL?.startsWith('https:') ?? false },
  },
  access: {
    admin: ({ req }) => req.user?.collection === 'staff',
    create: adminOnly,
    read: selfOrAdmin,
    update: selfOrAdmin,
    delete: adminOnly,
    unlock: adminOnly,
  },
  endpoints: [
    {
      // Payload would let any visitor of an empty installation make the first account; the seed or a command does that here.
      path: '/first-register',
      method: 'post',
      handler: (req) => {
        throw new Forbidden(req.t);
      },
    },
  ],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'support',
      saveToJWT: true,
      options: ['admin', 'editor', 'support'],
      access: { create: adminField, update: adminField },
      admin: { position: 'sidebar' },
    },
  ],
};
