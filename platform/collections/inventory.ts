import type { CollectionConfig } from 'payload';
import { anyone, nobody } from '@/platform/access/public';
import { groups } from './fields/groups';
import { readOnly } from './fields/read-only';
import { slugField } from './fields/slug';

/**
 * Pieces left to sell. Its own table, so that saving or restoring a product's copy can never bring sold pieces back.
 * A product without a row here is unlimited. The services write it, by deltas (`changeStock`, `adjustStock`).
 */
export const inventory: CollectionConfig = {
  slug: 'inventory',
  labels: {
    singular: { en: 'Stock', 'zh-TW': '庫存', zh: '库存', ja: '在庫' },
    plural: { en: 'Stock', 'zh-TW': '庫存', zh: '库存', ja: '在庫' },
  },
  admin: { useAsTitle: 'productCode', group: groups.catalogue, defaultColumns: ['productCode', 'stock', 'updatedAt'] },
  access: { create: nobody, read: anyone, update: nobody, delete: nobody },
  fields: readOnly([slugField('productCode'), { name: 'stock', type: 'number', required: true, min: 0 }]),
};
