import type { CollectionConfig } from 'payload';
import { shipmentStatuses } from '@/lib/domain/order-state';
import { canSupport } from '@/platform/access/staff';
import { nobody } from '@/platform/access/public';
import { addressFields } from './fields/address';
import { groups } from './fields/groups';
import { readOnly } from './fields/read-only';

/** Physical goods on their way: one shipment for each paid order that has any. Support moves it along. */
export const shipments: CollectionConfig = {
  slug: 'shipments',
  labels: {
    singular: { en: 'Shipment', 'zh-TW': '出貨', zh: '发货', ja: '出荷' },
    plural: { en: 'Shipments', 'zh-TW': '出貨', zh: '发货', ja: '出荷' },
  },
  admin: { group: groups.sales, defaultColumns: ['order', 'status', 'carrier', 'tracking', 'createdAt'] },
  defaultSort: '-createdAt',
  access: { create: nobody, read: canSupport, update: nobody, delete: nobody },
  fields: readOnly([
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, unique: true, index: true },
    { name: 'address', type: 'group', fields: addressFields() },
    {
      name: 'items',
      type: 'array',
      required: true,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'productCode', type: 'text', required: true },
            { name: 'title', type: 'text', required: true },
            { name: 'quantity', type: 'number', required: true, min: 1 },
          ],
        },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'PREPARING',
      index: true,
      options: [...shipmentStatuses],
      admin: { position: 'sidebar' },
    },
    { name: 'carrier', type: 'text', maxLength: 80 },
    { name: 'tracking', type: 'text', maxLength: 120 },
  ]),
};
