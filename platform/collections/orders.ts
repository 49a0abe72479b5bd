import type { CollectionConfig } from 'payload';
import { orderStatuses } from '@/lib/domain/order-state';
import { locales } from '@/lib/i18n/locales';
import { canSupport } from '@/platform/access/staff';
import { ownOrSupport } from '@/platform/access/own';
import { nobody } from '@/platform/access/public';
import { addressFields } from './fields/address';
import { groups } from './fields/groups';
import { currencyField, minorUnitField } from './fields/money';
import { readOnly } from './fields/read-only';
import { holdRow } from './hooks/hold-row';

/** Amounts in the currency's minor unit. Staff read orders and may add a note; only the services change them. */
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
  access: { create: nobody, read: ownOrSupport, update: canSupport, delete: nobody },
  disableBulkEdit: true,
  hooks: { beforeOperation: [holdRow('orders')] },
  // The database settles 200 parallel submissions of one checkout.
  indexes: [{ fields: ['user', 'idempotencyKey'], unique: true }, { fields: ['status', 'expiresAt'] }],
  fields: [
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
          { name: 'refunded', type: 'number', required: true, defaultValue: 0, min: 0 },
          { name: 'requiresShipping', type: 'checkbox', defaultValue: false },
          { name: 'grants', type: 'json', admin: { description: 'What one piece delivers, as it was when ordered.' } },
        ],
      },
      minorUnitField('subtotal'),
      minorUnitField('discount'),
      minorUnitField('shipping'),
      minorUnitField('total'),
      { name: 'refunded', type: 'number', required: true, defaultValue: 0, min: 0 },
      { name: 'coupon', type: 'text', index: true },
      { name: 'address', type: 'group', fields: addressFields({ required: false }) },
      { name: 'note', type: 'textarea', admin: { description: 'From the buyer.' } },
      { name: 'idempotencyKey', type: 'text', required: true, hidden: true },
      { name: 'requestHash', type: 'text', hidden: true },
      { name: 'expiresAt', type: 'date', index: true, admin: { position: 'sidebar' } },
      { name: 'paidAt', type: 'date', index: true, admin: { position: 'sidebar' } },
    ]),
    { name: 'staffNote', type: 'textarea', access: { read: ({ req }) => req.user?.collection === 'staff' } },
  ],
};
