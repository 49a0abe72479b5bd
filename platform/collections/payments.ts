import type { CollectionConfig } from 'payload';
import { paymentStatuses } from '@/lib/domain/order-state';
import { canSupport } from '@/platform/access/staff';
import { nobody } from '@/platform/access/public';
import { groups } from './fields/groups';
import { jsonField } from './fields/json';
import { currencyField, minorUnitField } from './fields/money';
import { readOnly } from './fields/read-only';

/**
 * One attempt to pay one order with one provider, or money that came unasked (its own row, owed back whole). Amounts in the minor unit.
 */
export const payments: CollectionConfig = {
  slug: 'payments',
  labels: {
    singular: { en: 'Payment', 'zh-TW': '付款', zh: '付款', ja: '支払い' },
    plural: { en: 'Payments', 'zh-TW': '付款', zh: '付款', ja: '支払い' },
  },
  admin: {
    useAsTitle: 'publicId',
    group: groups.sales,
    defaultColumns: ['publicId', 'order', 'provider', 'status', 'amount', 'currency', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: canSupport, update: nobody, delete: nobody },
  indexes: [
    { fields: ['order', 'idempotencyKey'], unique: true },
    { fields: ['provider', 'providerReference'], unique: true },
  ],
  fields: readOnly([
    { name: 'publicId', type: 'text', required: true, unique: true, index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'provider', type: 'text', required: true, index: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'PENDING',
      index: true,
      options: [...paymentStatuses],
      admin: { position: 'sidebar' },
    },
    minorUnitField('amount'),
    currencyField,
    { ...minorUnitField('refunded'), defaultValue: 0 },
    {
      ...minorUnitField('refundDue'),
      defaultValue: 0,
      admin: {
        ...minorUnitField('refundDue').admin,
        description: 'Owed back and not yet returned: e.g. money that came after the order had ended.',
      },
    },
    { name: 'providerReference', type: 'text', admin: { description: 'The provider’s own id of this payment.' } },
    { name: 'idempotencyKey', type: 'text', required: true, hidden: true },
    { name: 'redirectUrl', type: 'text', hidden: true },
    jsonField('data', { description: 'What the provider needs to go on.' }),
    { name: 'succeededAt', type: 'date' },
  ]),
};
