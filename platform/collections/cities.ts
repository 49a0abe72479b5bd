import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { anyone } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { timeZoneField } from './fields/period';
import { groups } from './fields/groups';
import { storeRegions } from '@/lib/domain/store-regions';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = () => [cacheTags.stores];

export const cities: CollectionConfig = {
  slug: 'cities',
  labels: {
    singular: { en: 'City', 'zh-TW': '城市', zh: '城市', ja: '都市' },
    plural: { en: 'Cities', 'zh-TW': '城市', zh: '城市', ja: '都市' },
  },
  admin: { useAsTitle: 'name', group: groups.places, defaultColumns: ['name', 'regionId', 'sortOrder'] },
  defaultSort: 'sortOrder',
  access: { create: canEditContent, read: anyone, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    { name: 'stores', type: 'join', collection: 'stores', on: 'city' },
    slugField('code', 'The public city id.'),
    {
      name: 'regionId',
      type: 'select',
      required: true,
      index: true,
      options: [...storeRegions],
      admin: { position: 'sidebar' },
    },
    timeZoneField,
    { name: 'sortOrder', type: 'number', required: true, defaultValue: 1000, admin: { position: 'sidebar' } },
  ],
};
