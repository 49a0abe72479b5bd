import { cacheTags } from '@/lib/data/cache-tags';
import { slugField, sortOrderField } from './fields/basic';
import { contentTable, inSidebar, labels } from './tables';

const tags = () => [cacheTags.faqs];

/** The headings of the FAQ page, in its order. */
export const faqGroups = contentTable({
  slug: 'faqGroups',
  labels: labels('FAQ group', 'FAQ groups', '問題分類', '问题分类', '質問の分類'),
  group: 'content',
  columns: ['name', 'code', 'sortOrder'],
  defaultSort: 'sortOrder',
  tags,
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
  tags,
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
    ...inSidebar([{ name: 'group', type: 'relationship', relationTo: 'faqGroups', required: true, index: true }]),
    sortOrderField,
  ],
});
