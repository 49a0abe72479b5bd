import type { CollectionConfig } from 'payload';
import { nobody } from '@/platform/access/public';
import { groups } from './fields/groups';

/** Single-use codes (login by mail, password reset). Nobody reads them: only their hash is kept. */
export const otps: CollectionConfig = {
  slug: 'otps',
  admin: { group: groups.system, hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'codeHash', type: 'text', required: true, index: true },
    { name: 'purpose', type: 'select', required: true, options: ['login', 'passwordReset'] },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'usedAt', type: 'date' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
  ],
};
