import { paymentStatuses } from '@/lib/orders/order-state';
import { adminOnly, canSupport } from '@/platform/kernel/back-office/access-rules';
import { jsonField, statusField, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { currencyField, minorUnitField } from '@/platform/kernel/back-office/fields/money-fields';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/**
 * One attempt to pay one order with one provider, or an unmatched payment (its own row, its refund due in full). Amounts in the minor unit.
 */
export const payments = serviceTable({
  slug: 'payments',
  labels: labels('Payment', 'Payments', '付款', '付款', '支払い'),
  title: 'publicId',
  group: 'sales',
  columns: ['publicId', 'order', 'provider', 'status', 'amount', 'createdAt'],
  access: { read: canSupport },
  indexes: [
    { fields: ['order', 'idempotencyKey'], unique: true },
    { fields: ['provider', 'providerReference'], unique: true },
  ],
  fields: [
    uniqueText('publicId'),
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'provider', type: 'text', required: true, index: true },
    statusField(paymentStatuses),
    minorUnitField('amount'),
    currencyField,
    minorUnitField('refunded', { defaultValue: 0 }),
    // Refund due, not yet returned: e.g. money that came after the order had ended.
    minorUnitField('refundDue', { defaultValue: 0 }),
    { name: 'providerReference', type: 'text' },
    { name: 'idempotencyKey', type: 'text', required: true, hidden: true },
    { name: 'redirectUrl', type: 'text', hidden: true },
    jsonField('data'),
    { name: 'succeededAt', type: 'date' },
  ],
});

/** The events that payment providers have sent; the unique index makes repeated deliveries one. */
export const webhookEvents = serviceTable({
  slug: 'webhookEvents',
  title: 'eventId',
  labels: labels('Payment report', 'Payment reports', '金流通知', '支付通知', '決済の通知'),
  group: 'system',
  columns: ['eventId', 'provider', 'type', 'processedAt', 'createdAt'],
  access: { read: adminOnly },
  indexes: [{ fields: ['provider', 'eventId'], unique: true }],
  fields: [
    { name: 'provider', type: 'text', required: true },
    { name: 'eventId', type: 'text', required: true },
    { name: 'type', type: 'text' },
    jsonField('body'),
    { name: 'processedAt', type: 'date' },
    { name: 'error', type: 'textarea' },
  ],
});
