import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { publishedOrStaff } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { periodFields, timeZoneField } from './fields/period';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = (doc: Record<string, unknown>) => [cacheTags.championships, cacheTags.championship(String(doc.slug))];

export const championships: CollectionConfig = {
  slug: 'championships',
  labels: {
    singular: { en: 'Championship', 'zh-TW': '校際賽', zh: '校际赛', ja: '学校対抗戦' },
    plural: { en: 'Championships', 'zh-TW': '校際賽', zh: '校际赛', ja: '学校対抗戦' },
  },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'slug', 'startsAt', '_status'] },
  defaultSort: '-startsAt',
  versions: { drafts: true, maxPerDoc: 20 },
  access: { create: canEditContent, read: publishedOrStaff, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'description', type: 'richText', localized: true },
    { name: 'venue', type: 'text', localized: true, maxLength: 200 },
    {
      name: 'groups',
      type: 'array',
      fields: [
        { name: 'name', type: 'text', localized: true, required: true, maxLength: 120 },
        { name: 'eligibility', type: 'textarea', localized: true },
      ],
    },
    {
      name: 'prizes',
      type: 'array',
      fields: [
        { name: 'place', type: 'text', localized: true, required: true, maxLength: 120 },
        { name: 'prize', type: 'textarea', localized: true },
      ],
    },
    {
      name: 'results',
      type: 'array',
      admin: { description: 'Empty until the event is over.' },
      fields: [
        { name: 'group', type: 'text', localized: true, required: true, maxLength: 120 },
        { name: 'winners', type: 'text', hasMany: true, localized: true, maxLength: 160 },
      ],
    },
    slugField('slug'),
    ...periodFields({ required: true }),
    ...periodFields({ required: true, names: ['registrationStartsAt', 'registrationEndsAt'] }),
    timeZoneField,
  ],
};
