import type { CollectionConfig } from 'payload';
import * as z from 'zod';
import { shipmentStatuses } from '@/lib/domain/order-state';
import { canSupport } from '@/platform/access/staff';
import { nobody } from '@/platform/access/public';
import { actionsField } from '@/platform/back-office/action-spec';
import { moveShipment } from '@/platform/services/ecommerce/move-shipment';
import { staffAction } from './endpoints/staff-action';
import { addressFields } from './fields/address';
import { groups } from './fields/groups';
import { readOnly } from './fields/read-only';

const only = z.object({ id: z.coerce.number() });
const ship = only.extend({ carrier: z.string().trim().min(1).max(80), tracking: z.string().trim().min(1).max(120) });

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
  endpoints: [
    staffAction('/:id/ship', ship, ({ ctx, input }) => moveShipment({ ctx, input: { ...input, to: 'SHIPPED' } })),
    staffAction('/:id/deliver', only, ({ ctx, input }) => moveShipment({ ctx, input: { ...input, to: 'DELIVERED' } })),
    staffAction('/:id/cancel', only, ({ ctx, input }) => moveShipment({ ctx, input: { ...input, to: 'CANCELLED' } })),
  ],
  fields: [
    actionsField([
      {
        path: '/shipments/:id/ship',
        label: { en: 'Ship', 'zh-TW': '出貨', zh: '发货', ja: '発送する' },
        when: { field: 'status', oneOf: ['PREPARING', 'SHIPPED'] },
        fields: [
          { name: 'carrier', label: { en: 'Carrier', 'zh-TW': '物流公司', zh: '快递公司', ja: '配送業者' } },
          { name: 'tracking', label: { en: 'Tracking number', 'zh-TW': '追蹤編號', zh: '快递单号', ja: '追跡番号' } },
        ],
      },
      {
        path: '/shipments/:id/deliver',
        label: { en: 'Mark as delivered', 'zh-TW': '標記為已送達', zh: '标记为已送达', ja: '配達済みにする' },
        when: { field: 'status', oneOf: ['SHIPPED'] },
      },
      {
        path: '/shipments/:id/cancel',
        label: { en: 'Do not ship', 'zh-TW': '取消出貨', zh: '取消发货', ja: '発送を取りやめる' },
        when: { field: 'status', oneOf: ['PREPARING'] },
      },
    ]),
    ...readOnly([
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
  ],
};
