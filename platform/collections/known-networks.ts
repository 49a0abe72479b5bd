import type { CollectionConfig } from 'payload';
import { nobody } from '@/platform/access/public';
import { groups } from './fields/groups';

/** From which networks somebody has logged in under a name, as a hash of both: strangers who guess elsewhere cannot lock these out. */
export const knownNetworks: CollectionConfig = {
  slug: 'knownNetworks',
  admin: { group: groups.system, hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'lastSeenAt', type: 'date', required: true, index: true },
  ],
};
