import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { publishedOrStaff } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = (doc: Record<string, unknown>) => [cacheTags.pages, cacheTags.page(String(doc.slug))];

/** Editorial copy of single pages, e.g. `terms-of-service`. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: {
    singular: { en: 'Page', 'zh-TW': '頁面', zh: '页面', ja: 'ページ' },
    plural: { en: 'Pages', 'zh-TW': '頁面', zh: '页面', ja: 'ページ' },
  },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'slug', '_status', 'updatedAt'] },
  versions: { drafts: true, maxPerDoc: 20 },
  access: { create: canEditContent, read: publishedOrStaff, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'content', type: 'richText', localized: true },
    slugField('slug'),
    { name: 'effectiveAt', type: 'date', admin: { position: 'sidebar' } },
  ],
};
