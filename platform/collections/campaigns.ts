import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { publishedOrStaff } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { periodFields, timeZoneField } from './fields/period';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = (doc: Record<string, unknown>) => [cacheTags.campaigns, cacheTags.campaign(String(doc.token))];

/** Campaign events at `/{locale}{token}`, e.g. /zh-TWspring2027. */
export const campaigns: CollectionConfig = {
  slug: 'campaigns',
  labels: {
    singular: { en: 'Campaign', 'zh-TW': '活動', zh: '活动', ja: 'キャンペーン' },
    plural: { en: 'Campaigns', 'zh-TW': '活動', zh: '活动', ja: 'キャンペーン' },
  },
  admin: {
    useAsTitle: 'title',
    group: groups.content,
    defaultColumns: ['title', 'token', 'startsAt', 'endsAt', '_status'],
  },
  versions: { drafts: true, maxPerDoc: 20 },
  access: { create: canEditContent, read: publishedOrStaff, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'description', type: 'richText', localized: true },
    { name: 'products', type: 'relationship', relationTo: 'products', hasMany: true },
    {
      name: 'token',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      admin: { position: 'sidebar', description: 'Follows the language in the address: /zh-TWspring2027' },
      // No hyphen: the token stands right behind the locale, and `zh-TW-x` would read as another locale.
      validate: (value: string | null | undefined) =>
        (typeof value === 'string' && /^[A-Za-z0-9]{3,40}$/.test(value)) || '3 to 40 letters and digits.',
    },
    ...periodFields(),
    timeZoneField,
  ],
};
