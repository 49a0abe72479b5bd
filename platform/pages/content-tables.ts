import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { httpUrlField, slugField, sortOrderField } from '@/platform/kernel/back-office/fields/basic-fields';
import { pictureField } from '@/platform/kernel/back-office/fields/picture-fields';
import { positionField } from '@/platform/go/position-fields';
import { contentTable, inSidebar, labels } from '@/platform/kernel/back-office/define-table';

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
    pictureField('image'),
    positionField('cover'),
    slugField('slug'),
    { name: 'publishedAt', type: 'date', required: true, index: true, admin: { position: 'sidebar' } },
  ],
});

const faqTags = () => [cacheTags.faqs];

/** The headings of the FAQ page, in its order. */
export const faqGroups = contentTable({
  slug: 'faqGroups',
  labels: labels('FAQ group', 'FAQ groups', '問題分類', '问题分类', '質問の分類'),
  group: 'content',
  columns: ['name', 'code', 'sortOrder'],
  defaultSort: 'sortOrder',
  tags: faqTags,
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    slugField('code'),
    sortOrderField,
  ],
});

export const faqs = contentTable({
  slug: 'faqs',
  labels: labels('FAQ', 'FAQs', '常見問題', '常见问题', 'よくある質問'),
  group: 'content',
  columns: ['question', 'group', 'sortOrder', '_status'],
  defaultSort: 'sortOrder',
  drafts: true,
  tags: faqTags,
  fields: [
    { name: 'question', type: 'text', localized: true, required: true, maxLength: 300 },
    { name: 'answer', type: 'textarea', localized: true, required: true },
    slugField('slug'),
    ...inSidebar([{ name: 'group', type: 'relationship', relationTo: 'faqGroups', required: true, index: true }]),
    sortOrderField,
  ],
});

/** Reviews by learners and parents; a review without a comment in a language is not shown in it. */
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
    pictureField('avatar'),
    pictureField('media'),
    slugField('slug'),
    sortOrderField,
  ],
});
