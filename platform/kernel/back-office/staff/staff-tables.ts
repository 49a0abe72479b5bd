import type { CollectionConfig } from 'payload';
import { env } from '@/lib/kernel/env';
import { adminOnly, anyStaff, selfOrAdmin, staffRoles } from '../access-rules';
import { closed, staffForgotPassword, staffLogin } from './staff-doors';
import { noted } from '../note-changes';
import { groups, labels } from '../define-table';

/** The staff accounts of the back office; customers are `users`. */
const table: CollectionConfig = {
  slug: 'staff',
  labels: labels('Staff member', 'Staff', '工作人員', '工作人员', 'スタッフ'),
  admin: { useAsTitle: 'name', group: groups.people, defaultColumns: ['name', 'email', 'role'] },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // `staffLogin` counts tries instead: with Payload's own lock, anyone could lock an admin out.
    maxLoginAttempts: 0,
    forgotPassword: {
      minRequestInterval: 0,
      // The link uses the site's own origin, as a client can send any Host header.
      generateEmailHTML: (args) => {
        const t = args?.req?.t;
        const link = `${env.SITE_URL}/backstage/reset/${args?.token ?? ''}`;
        return `<p>${t?.('authentication:youAreReceivingResetPassword') ?? ''}</p><p><a href="${link}">${link}</a></p><p>${t?.('authentication:youDidNotRequestPassword') ?? ''}</p>`;
      },
    },
    cookies: { sameSite: 'Strict', secure: env.SITE_URL.startsWith('https:') },
  },
  access: { admin: anyStaff, create: adminOnly, read: selfOrAdmin, update: selfOrAdmin, delete: adminOnly },
  // Payload would let any visitor of an empty installation make the first account; the seed or a command does that here.
  endpoints: [closed('/first-register'), closed('/unlock'), staffLogin, staffForgotPassword],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'support',
      saveToJWT: true,
      options: [...staffRoles],
      access: { create: adminOnly, update: adminOnly },
      admin: { position: 'sidebar' },
    },
  ],
};

export const staff = noted(table, ['role']);
