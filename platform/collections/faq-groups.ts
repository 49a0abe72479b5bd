import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { anyone } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = () => [cacheTags.faqs];

/** The headings of the FAQ page, in its order. */
export const faqGroups: CollectionConfig = {
  slug: 'faqGroups',
  labels: {
    singular: { en: 'FAQ group', 'zh-TW': '問題分類', zh: '问题分类', ja: '質問の分類' },
    plural: { en: 'FAQ groups', 'zh-TW': '問題分類', zh: '问题分类', ja: '質問の分類' },
  },
  admin: { useAsTitle: 'name', group: groups.content, defaultColumns: ['name', 'code', 'sortOrder'] },
  defaultSort: 'sortOrder',
  access: { create: canEditContent, read: anyone, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    slugField('code'),
    { name: 'sortOrder', type: 'number', required: true, defaultValue: 1000, admin: { position: 'sidebar' } },
  ],
};
