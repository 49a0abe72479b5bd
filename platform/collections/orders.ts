import type { CollectionConfig } from 'payload';
import * as z from 'zod';
import { orderStatuses } from '@/lib/domain/order-state';
import { locales } from '@/lib/i18n/locales';
import { ownOrSupport } from '@/platform/access/own';
import { nobody } from '@/platform/access/public';
import { actionsField } from '@/platform/back-office/action-spec';
import { cancelAnyOrder } from '@/platform/services/ecommerce/cancel-order';
import { noteOrder } from '@/platform/services/ecommerce/note-order';
import { staffAction } from './endpoints/staff-action';
import { addressFields } from './fields/address';
import { groups } from './fields/groups';
import { jsonField } from './fields/json';
import { currencyField, minorUnitField } from './fields/money';
import { readOnly } from './fields/read-only';

/** Amounts in the currency's minor unit. Staff read orders; the services change them, also for the staff's named actions. */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: {
    singular: { en: 'Order', 'zh-TW': '訂單', zh: '订单', ja: '注文' },
    plural: { en: 'Orders', 'zh-TW': '訂單', zh: '订单', ja: '注文' },
  },
  admin: {
    useAsTitle: 'number',
    group: groups.sales,
    defaultColumns: ['number', 'user', 'status', 'total', 'currency', 'createdAt'],
    listSearchableFields: ['number', 'coupon'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: ownOrSupport, update: nobody, delete: nobody },
  // The database settles 200 parallel submissions of one checkout.
  indexes: [{ fields: ['user', 'idempotencyKey'], unique: true }, { fields: ['status', 'expiresAt'] }],
  endpoints: [
    staffAction('/:id/cancel', z.object({ id: z.coerce.number() }), cancelAnyOrder),
    staffAction('/:id/note', z.object({ id: z.coerce.number(), note: z.string().max(2000).default('') }), noteOrder),
  ],
  fields: [
    actionsField([
      {
        path: '/orders/:id/cancel',
        label: { en: 'Cancel the order', 'zh-TW': '取消訂單', zh: '取消订单', ja: '注文を取り消す' },
        when: { field: 'status', oneOf: ['PENDING'] },
      },
      {
        path: '/orders/:id/note',
        label: { en: 'Save the note', 'zh-TW': '儲存備註', zh: '保存备注', ja: 'メモを保存する' },
        fields: [
          {
            name: 'note',
            label: { en: 'Staff note', 'zh-TW': '內部備註', zh: '内部备注', ja: '社内メモ' },
            optional: true,
          },
        ],
      },
    ]),
    ...readOnly([
      {
        name: 'number',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        admin: { description: 'The public order id.' },
      },
      { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'PENDING',
        index: true,
        options: [...orderStatuses],
        admin: { position: 'sidebar' },
      },
      { ...currencyField, admin: { position: 'sidebar' } },
      { name: 'locale', type: 'select', required: true, options: [...locales], admin: { position: 'sidebar' } },
      { name: 'marketHandle', type: 'text', admin: { position: 'sidebar' } },
      {
        name: 'lines',
        type: 'array',
        required: true,
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'productCode', type: 'text', required: true, index: true },
              { name: 'title', type: 'text', required: true },
              { name: 'quantity', type: 'number', required: true, min: 1 },
            ],
          },
          {
            type: 'row',
            fields: [
              minorUnitField('unitOrigin'),
              minorUnitField('unitPrice'),
              minorUnitField('discount'),
              minorUnitField('amount'),
            ],
          },
          { ...minorUnitField('refunded'), defaultValue: 0 },
          { name: 'requiresShipping', type: 'checkbox', defaultValue: false },
          jsonField('titles', { description: 'Its title in each language, as it was when ordered.' }),
          jsonField('grants', { description: 'What one piece delivers, as it was when ordered.' }),
        ],
      },
      minorUnitField('subtotal'),
      minorUnitField('discount'),
      minorUnitField('shipping'),
      minorUnitField('total'),
      { ...minorUnitField('refunded'), defaultValue: 0 },
      { name: 'coupon', type: 'text', index: true },
      { name: 'address', type: 'group', fields: addressFields({ required: false }) },
      { name: 'note', type: 'textarea', admin: { description: 'From the buyer.' } },
      { name: 'idempotencyKey', type: 'text', required: true, hidden: true },
      { name: 'requestHash', type: 'text', hidden: true },
      { name: 'expiresAt', type: 'date', index: true, admin: { position: 'sidebar' } },
      { name: 'paidAt', type: 'date', index: true, admin: { position: 'sidebar' } },
      { name: 'staffNote', type: 'textarea', access: { read: ({ req }) => req.user?.collection === 'staff' } },
    ]),
  ],
};
