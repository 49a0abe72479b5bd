import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { slugField, sortOrderField } from '@/platform/kernel/back-office/fields/basic-fields';
import { amountPerCurrencyField } from '@/platform/kernel/back-office/fields/money-fields';
import { periodFields, timeZoneField } from '@/platform/kernel/back-office/fields/period-fields';
import { pictureField } from '@/platform/kernel/back-office/fields/picture-fields';
import { positionField } from '@/platform/go/position-fields';
import { noted } from '@/platform/kernel/back-office/note-changes';
import { contentTable, labels } from '@/platform/kernel/back-office/define-table';

/** Partner markets (docs/product.md, "Periods"): a choice of products, some at a price of their own, for a time. */
const marketTable = contentTable({
  slug: 'markets',
  labels: labels('Partner market', 'Partner markets', '合作賣場', '合作专场', '提携ストア'),
  group: 'catalogue',
  columns: ['name', 'handle', 'startsAt', 'endsAt', '_status'],
  drafts: true,
  tags: ({ handle }) => [cacheTags.markets, cacheTags.market(handle)],
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', localized: true },
    pictureField('banner'),
    positionField('cover'),
    {
      name: 'products',
      type: 'array',
      admin: { initCollapsed: true },
      fields: [
        { name: 'product', type: 'relationship', relationTo: 'products', required: true },
        amountPerCurrencyField('sellPrice'),
      ],
    },
    slugField('handle'),
    ...periodFields(),
    timeZoneField,
  ],
});

export const markets = noted(marketTable, 'all');

/** Categories of a partner market, in their order. */
export const categories = contentTable({
  slug: 'categories',
  labels: labels('Category', 'Categories', '分類', '分类', 'カテゴリー'),
  group: 'catalogue',
  columns: ['name', 'slug', 'market', 'sortOrder'],
  defaultSort: 'sortOrder',
  tags: () => [cacheTags.categories, cacheTags.markets],
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    { name: 'market', type: 'relationship', relationTo: 'markets', index: true },
    { name: 'products', type: 'relationship', relationTo: 'products', hasMany: true },
    slugField('slug'),
    sortOrderField,
  ],
});
