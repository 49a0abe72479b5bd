import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { anyone } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = () => [cacheTags.categories, cacheTags.markets];

/** Shelves of a partner market, in their order. */
export const categories: CollectionConfig = {
  slug: 'categories',
  labels: {
    singular: { en: 'Category', 'zh-TW': '分類', zh: '分类', ja: 'カテゴリー' },
    plural: { en: 'Categories', 'zh-TW': '分類', zh: '分类', ja: 'カテゴリー' },
  },
  admin: { useAsTitle: 'name', group: groups.catalogue, defaultColumns: ['name', 'slug', 'market', 'sortOrder'] },
  defaultSort: 'sortOrder',
  access: { create: canEditContent, read: anyone, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    { name: 'market', type: 'relationship', relationTo: 'markets', index: true },
    { name: 'products', type: 'relationship', relationTo: 'products', hasMany: true },
    slugField('slug'),
    { name: 'sortOrder', type: 'number', required: true, defaultValue: 1000, admin: { position: 'sidebar' } },
  ],
};
