import * as z from 'zod';
import { shipmentStatuses, type ShipmentStatus } from '@/lib/shipping/shipment-state';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { moveShipment } from './move-shipment';
import { byId, staffAction } from '@/platform/kernel/back-office/staff-action';
import { addressFields } from '@/platform/account/address-fields';
import { httpUrlField, row, statusField, titleOf } from '@/platform/kernel/back-office/fields/basic-fields';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** Restricted to http(s), because the buyer's page shows it as a link. */
const trackingPage = z.url({ protocol: /^https?$/ });

const ship = staffAction('/shipments/:id/ship', {
  label: staffText('Ship', '出貨', '发货', '発送する'),
  when: { field: 'status', oneOf: ['PREPARING', 'SHIPPED'] },
  fields: [
    { name: 'carrier', label: staffText('Carrier', '物流公司', '快递公司', '配送業者') },
    { name: 'tracking', label: staffText('Tracking number', '追蹤編號', '快递单号', '追跡番号') },
    {
      name: 'trackingUrl',
      label: staffText(
        'Tracking page (https://…)',
        '追蹤網址（https://…）',
        '查询网址（https://…）',
        '追跡ページ（https://…）',
      ),
      optional: true,
    },
  ],
  input: byId.extend({
    carrier: z.string().trim().min(1).max(80),
    tracking: z.string().trim().min(1).max(120),
    trackingUrl: z
      .string()
      .trim()
      .max(500)
      .default('')
      .refine((url) => url === '' || trackingPage.safeParse(url).success),
  }),
  verb: ({ ctx, input }) => moveShipment({ ctx, input: { ...input, to: 'SHIPPED' } }),
});
const deliver = staffAction('/shipments/:id/deliver', {
  label: staffText('Mark as delivered', '標記為已送達', '标记为已送达', '配達済みにする'),
  when: { field: 'status', oneOf: ['SHIPPED'] },
  input: byId,
  verb: ({ ctx, input }) => moveShipment({ ctx, input: { ...input, to: 'DELIVERED' } }),
});
const cancel = staffAction('/shipments/:id/cancel', {
  label: staffText('Do not ship', '取消出貨', '取消发货', '発送を取りやめる'),
  when: { field: 'status', oneOf: ['PREPARING'] },
  input: byId,
  verb: ({ ctx, input }) => moveShipment({ ctx, input: { ...input, to: 'CANCELLED' } }),
});

/** The actions of a shipment in this status. */
export const shipmentActions = (status: ShipmentStatus) =>
  [ship, deliver, cancel].flatMap(({ spec }) => (spec.when?.oneOf.includes(status) ? [spec] : []));

/** One shipment for each paid order with physical goods. Support changes its status. */
export const shipments = serviceTable({
  slug: 'shipments',
  title: 'orderNumber',
  labels: labels('Shipment', 'Shipments', '出貨', '发货', '出荷'),
  group: 'sales',
  columns: ['orderNumber', 'status', 'carrier', 'tracking', 'createdAt'],
  access: { read: canSupport },
  actions: [ship, deliver, cancel],
  fields: [
    titleOf('orderNumber', 'order.number'),
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, unique: true, index: true },
    { name: 'address', type: 'group', fields: addressFields() },
    {
      name: 'items',
      type: 'array',
      required: true,
      fields: [
        row([
          { name: 'productCode', type: 'text', required: true },
          { name: 'title', type: 'text', required: true },
          { name: 'quantity', type: 'number', required: true, min: 1 },
        ]),
      ],
    },
    statusField(shipmentStatuses),
    { name: 'carrier', type: 'text', maxLength: 80 },
    { name: 'tracking', type: 'text', maxLength: 120 },
    httpUrlField('trackingUrl'),
    { name: 'shippedAt', type: 'date' },
  ],
});
