import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { anyone } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = () => [cacheTags.reviews];

/** What learners and parents say; a review without a comment in a language is not shown in it. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: {
    singular: { en: 'Review', 'zh-TW': '評價', zh: '评价', ja: '受講者の声' },
    plural: { en: 'Reviews', 'zh-TW': '評價', zh: '评价', ja: '受講者の声' },
  },
  admin: { useAsTitle: 'username', group: groups.content, defaultColumns: ['username', 'comment', 'sortOrder'] },
  defaultSort: 'sortOrder',
  access: { create: canEditContent, read: anyone, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'username', type: 'text', localized: true, maxLength: 80 },
    { name: 'comment', type: 'textarea', localized: true, maxLength: 1000 },
    { name: 'avatar', type: 'upload', relationTo: 'media' },
    { name: 'media', type: 'upload', relationTo: 'media' },
    slugField('slug'),
    { name: 'sortOrder', type: 'number', required: true, defaultValue: 1000, admin: { position: 'sidebar' } },
  ],
};
