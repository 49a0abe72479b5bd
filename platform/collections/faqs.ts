import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { publishedOrStaff } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = () => [cacheTags.faqs];

export const faqs: CollectionConfig = {
  slug: 'faqs',
  labels: {
    singular: { en: 'FAQ', 'zh-TW': '常見問題', zh: '常见问题', ja: 'よくある質問' },
    plural: { en: 'FAQs', 'zh-TW': '常見問題', zh: '常见问题', ja: 'よくある質問' },
  },
  admin: {
    useAsTitle: 'question',
    group: groups.content,
    defaultColumns: ['question', 'group', 'sortOrder', '_status'],
  },
  defaultSort: 'sortOrder',
  versions: { drafts: true, maxPerDoc: 20 },
  access: { create: canEditContent, read: publishedOrStaff, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'question', type: 'text', localized: true, required: true, maxLength: 300 },
    {
      name: 'answer',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: 'Plain text; an empty line begins a paragraph.' },
    },
    slugField('slug'),
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'faqGroups',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'sortOrder', type: 'number', required: true, defaultValue: 1000, admin: { position: 'sidebar' } },
  ],
};
