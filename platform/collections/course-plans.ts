import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { anyone } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { gradeRangeFields } from './fields/grades';
import { groups } from './fields/groups';
import { periodFields } from './fields/period';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = () => [cacheTags.coursePlans];

/** What can be watched; `kidtrial-01` and `kid2week` are trials. */
export const coursePlans: CollectionConfig = {
  slug: 'coursePlans',
  labels: {
    singular: { en: 'Course plan', 'zh-TW': '課程計畫', zh: '课程计划', ja: '講座プラン' },
    plural: { en: 'Course plans', 'zh-TW': '課程計畫', zh: '课程计划', ja: '講座プラン' },
  },
  admin: {
    useAsTitle: 'title',
    group: groups.catalogue,
    defaultColumns: ['title', 'code', 'isTrial', 'lessonCount'],
    listSearchableFields: ['title', 'code'],
  },
  access: { create: canEditContent, read: anyone, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      admin: { description: 'What sells it; empty: not sold alone.' },
    },
    slugField('code'),
    { name: 'isTrial', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    ...gradeRangeFields(),
    ...periodFields(),
    { name: 'lessonCount', type: 'number', required: true, min: 0, defaultValue: 0, admin: { position: 'sidebar' } },
  ],
};
