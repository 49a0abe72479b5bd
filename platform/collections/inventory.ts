import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { anyone } from '@/platform/access/public';
import { adminOnly, anyStaff } from '@/platform/access/staff';
import { groups } from './fields/groups';
import { slugField } from './fields/slug';
import { announceChange, announceDelete } from './hooks/revalidate';

const tags = (doc: Record<string, unknown>) => [cacheTags.products, cacheTags.product(String(doc.productCode))];

/**
 * Pieces left to sell. Its own table, so that saving or restoring a product's copy can never bring sold pieces back.
 * A product without a row here is unlimited.
 */
export const inventory: CollectionConfig = {
  slug: 'inventory',
  labels: {
    singular: { en: 'Stock', 'zh-TW': '庫存', zh: '库存', ja: '在庫' },
    plural: { en: 'Stock', 'zh-TW': '庫存', zh: '库存', ja: '在庫' },
  },
  admin: { useAsTitle: 'productCode', group: groups.catalogue, defaultColumns: ['productCode', 'stock', 'updatedAt'] },
  access: { create: anyStaff, read: anyone, update: anyStaff, delete: adminOnly },
  hooks: { afterChange: [announceChange(tags)], afterDelete: [announceDelete(tags)] },
  fields: [
    slugField('productCode'),
    {
      name: 'stock',
      type: 'number',
      required: true,
      min: 0,
      validate: (value: number | null | undefined) =>
        (Number.isSafeInteger(value) && Number(value) >= 0) || 'A whole number, not below zero.',
    },
  ],
};
