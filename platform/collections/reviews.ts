import { cacheTags } from '@/lib/data/cache-tags';
import { slugField, sortOrderField } from './fields/basic';
import { contentTable, labels } from './tables';

/** What learners and parents say; a review without a comment in a language is not shown in it. */
export const reviews = contentTable({
  slug: 'reviews',
  labels: labels('Review', 'Reviews', '評價', '评价', '受講者の声'),
  group: 'content',
  columns: ['username', 'comment', 'sortOrder'],
  defaultSort: 'sortOrder',
  tags: () => [cacheTags.reviews],
  fields: [
    { name: 'username', type: 'text', localized: true, maxLength: 80 },
    { name: 'comment', type: 'textarea', localized: true, maxLength: 1000 },
    { name: 'avatar', type: 'upload', relationTo: 'media' },
    { name: 'media', type: 'upload', relationTo: 'media' },
    slugField('slug'),
    sortOrderField,
  ],
});
