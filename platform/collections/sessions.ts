import type { CollectionConfig } from 'payload';
import { canSupport } from '@/platform/access/staff';
import { nobody, nobodyField } from '@/platform/access/public';
import { groups } from './fields/groups';
import { readOnly } from './fields/read-only';

/** Customers' bearer sessions. The token itself is never stored, only its hash. Deleting one signs that device out. */
export const sessions: CollectionConfig = {
  slug: 'sessions',
  labels: {
    singular: { en: 'Session', 'zh-TW': '登入階段', zh: '登录会话', ja: 'セッション' },
    plural: { en: 'Sessions', 'zh-TW': '登入階段', zh: '登录会话', ja: 'セッション' },
  },
  admin: { group: groups.system, defaultColumns: ['user', 'lastSeenAt', 'expiresAt', 'revokedAt'] },
  access: { create: nobody, read: canSupport, update: nobody, delete: canSupport },
  fields: readOnly([
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    {
      name: 'tokenHash',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hidden: true,
      access: { read: nobodyField },
    },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'revokedAt', type: 'date' },
    { name: 'lastSeenAt', type: 'date' },
  ]),
};
