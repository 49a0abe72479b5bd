import { cacheTags } from '@/lib/data/cache-tags';
import { row, slugField } from './fields/basic';
import { periodFields, timeZoneField } from './fields/period';
import { contentTable, labels } from './tables';

/** Editorial copy of single pages, e.g. `terms-of-service`. */
export const pages = contentTable({
  slug: 'pages',
  labels: labels('Page', 'Pages', '頁面', '页面', 'ページ'),
  group: 'content',
  columns: ['title', 'slug', '_status', 'updatedAt'],
  drafts: true,
  tags: ({ slug }) => [cacheTags.pages, cacheTags.page(slug)],
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
        row([
          { name: 'heading', type: 'text', required: true, maxLength: 200 },
          { name: 'anchor', type: 'text', maxLength: 60 },
        ]),
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
});
