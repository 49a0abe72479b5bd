import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { anyone } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { periodFields } from './fields/period';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = () => [cacheTags.stores];

/** Branches and their experience courses; the id of an experience course is its row's id. */
export const stores: CollectionConfig = {
  slug: 'stores',
  labels: {
    singular: { en: 'Branch', 'zh-TW': '據點', zh: '网点', ja: '教室' },
    plural: { en: 'Branches', 'zh-TW': '據點', zh: '网点', ja: '教室' },
  },
  admin: { useAsTitle: 'name', group: groups.places, defaultColumns: ['name', 'city', 'phone', 'updatedAt'] },
  access: { create: canEditContent, read: anyone, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 120 },
    { name: 'address', type: 'text', localized: true, required: true, maxLength: 200 },
    { name: 'openingHours', type: 'textarea', localized: true },
    { name: 'phone', type: 'text', required: true, maxLength: 40 },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', required: true, min: -90, max: 90 },
        { name: 'longitude', type: 'number', required: true, min: -180, max: 180 },
      ],
    },
    {
      name: 'experienceCourses',
      type: 'array',
      admin: { initCollapsed: true },
      fields: [
        { type: 'row', fields: periodFields({ required: true }) },
        {
          type: 'row',
          fields: [
            { name: 'seats', type: 'number', required: true, min: 0 },
            { name: 'seatsTaken', type: 'number', required: true, min: 0, defaultValue: 0 },
          ],
        },
      ],
    },
    slugField('code', 'The public branch id.'),
    {
      name: 'city',
      type: 'relationship',
      relationTo: 'cities',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
  ],
};
