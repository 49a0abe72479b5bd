import { cacheTags } from '@/lib/data/cache-tags';
import { httpUrlField, slugField } from './fields/basic';
import { contentTable, labels } from './tables';

export const articles = contentTable({
  slug: 'articles',
  labels: labels('Article', 'Articles', '文章', '文章', '記事'),
  group: 'content',
  columns: ['title', 'slug', 'publishedAt', '_status'],
  defaultSort: '-publishedAt',
  drafts: true,
  tags: ({ slug }) => [cacheTags.articles, cacheTags.article(slug)],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'content', type: 'richText', localized: true },
    httpUrlField('externalLink'),
    { name: 'image', type: 'upload', relationTo: 'media' },
    slugField('slug'),
    { name: 'publishedAt', type: 'date', required: true, index: true, admin: { position: 'sidebar' } },
  ],
});
