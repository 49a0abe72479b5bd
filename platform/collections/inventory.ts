import type { CollectionConfig, UIField } from 'payload';
import * as z from 'zod';
import { anyone, nobody } from '@/platform/access/public';
import { actionsField } from '@/platform/back-office/action-spec';
import { adjustStock, stopCounting } from '@/platform/services/ecommerce/adjust-stock';
import { staffAction } from './endpoints/staff-action';
import { groups } from './fields/groups';
import { readOnly } from './fields/read-only';
import { slugField } from './fields/slug';

const adjustment = z.object({
  productCode: z.string().min(1).max(80),
  delta: z.number().int().min(-100_000).max(100_000),
});

/** What staff may do to the stock of the product that the document's field names. */
export function stockActions(codeField: string): UIField {
  return actionsField([
    {
      path: '/inventory/adjust',
      label: { en: 'Change the stock', 'zh-TW': '調整庫存', zh: '调整库存', ja: '在庫を増減する' },
      with: { productCode: codeField },
      fields: [
        {
          name: 'delta',
          type: 'number',
          label: {
            en: 'Pieces to add (below zero: to take off)',
            'zh-TW': '增加的數量（負數為減少）',
            zh: '增加的数量（负数为减少）',
            ja: '増やす数（減らすときはマイナス）',
          },
        },
      ],
    },
    {
      path: '/inventory/stop',
      label: {
        en: 'Sell without limit',
        'zh-TW': '改為不限量販售',
        zh: '改为不限量销售',
        ja: '在庫を数えずに販売する',
      },
      with: { productCode: codeField },
    },
  ]);
}

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
  endpoints: [
    staffAction('/adjust', adjustment, adjustStock),
    staffAction('/stop', adjustment.pick({ productCode: true }), stopCounting),
  ],
  fields: [
    stockActions('productCode'),
    ...readOnly([slugField('productCode'), { name: 'stock', type: 'number', required: true, min: 0 }]),
  ],
};
