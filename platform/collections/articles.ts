import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { publishedOrStaff } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { slugField } from './fields/slug';
import { httpUrlField } from './fields/url';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = (doc: Record<string, unknown>) => [cacheTags.articles, cacheTags.article(String(doc.slug))];

export const articles: CollectionConfig = {
  slug: 'articles',
  labels: {
    singular: { en: 'Article', 'zh-TW': '文章', zh: '文章', ja: '記事' },
    plural: { en: 'Articles', 'zh-TW': '文章', zh: '文章', ja: '記事' },
  },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'slug', 'publishedAt', '_status'] },
  defaultSort: '-publishedAt',
  versions: { drafts: true, maxPerDoc: 20 },
  access: { create: canEditContent, read: publishedOrStaff, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'content', type: 'richText', localized: true },
    httpUrlField('externalLink'),
    { name: 'image', type: 'upload', relationTo: 'media' },
    slugField('slug'),
    { name: 'publishedAt', type: 'date', required: true, index: true, admin: { position: 'sidebar' } },
  ],
};
