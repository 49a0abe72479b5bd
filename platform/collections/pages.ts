import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { publishedOrStaff } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { periodFields, timeZoneField } from './fields/period';
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
    { name: 'lead', type: 'textarea', localized: true, maxLength: 1000 },
    {
      name: 'sections',
      type: 'array',
      // Each language has its own list: terms differ by more than wording.
      localized: true,
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'heading', type: 'text', required: true, maxLength: 200 },
            { name: 'anchor', type: 'text', maxLength: 60 },
          ],
        },
        {
          name: 'body',
          type: 'textarea',
          required: true,
          admin: { description: 'Plain text; an empty line begins a paragraph.' },
        },
      ],
    },
    slugField('slug'),
    ...periodFields(),
    timeZoneField,
    { name: 'effectiveAt', type: 'date', admin: { position: 'sidebar' } },
  ],
};
