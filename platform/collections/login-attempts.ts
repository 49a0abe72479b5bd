import type { CollectionConfig } from 'payload';
import { nobody } from '@/platform/access/public';
import { groups } from './fields/groups';

/**
 * Failed logins by a hash of the name that was tried, whether or not such an account exists:
 * so a lock tells nothing about accounts, and holds after a restart and on every instance.
 */
export const loginAttempts: CollectionConfig = {
  slug: 'loginAttempts',
  admin: { group: groups.system, hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'failures', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastFailureAt', type: 'date', required: true, index: true },
    { name: 'lockedUntil', type: 'date' },
  ],
};
