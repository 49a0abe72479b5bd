import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { publishedOrStaff } from '@/platform/access/public';
import { canEditContent } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { amountPerCurrencyField } from './fields/money';
import { periodFields, timeZoneField } from './fields/period';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = (doc: Record<string, unknown>) => [cacheTags.markets, cacheTags.market(String(doc.handle))];

/** Partner markets (docs/product.md, "Periods"): a shelf of products, some at a price of their own, for a time. */
export const markets: CollectionConfig = {
  slug: 'markets',
  labels: {
    singular: { en: 'Partner market', 'zh-TW': '合作賣場', zh: '合作卖场', ja: '提携ストア' },
    plural: { en: 'Partner markets', 'zh-TW': '合作賣場', zh: '合作卖场', ja: '提携ストア' },
  },
  admin: {
    useAsTitle: 'name',
    group: groups.catalogue,
    defaultColumns: ['name', 'handle', 'startsAt', 'endsAt', '_status'],
  },
  versions: { drafts: true, maxPerDoc: 20 },
  access: { create: canEditContent, read: publishedOrStaff, update: canEditContent, delete: canEditContent },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', localized: true },
    {
      name: 'products',
      type: 'array',
      admin: {
        initCollapsed: true,
        description: 'A selling price given here replaces the product’s own in this market.',
      },
      fields: [
        { name: 'product', type: 'relationship', relationTo: 'products', required: true },
        amountPerCurrencyField('sellPrice'),
      ],
    },
    slugField('handle'),
    ...periodFields(),
    timeZoneField,
  ],
};
