import { refundStatuses } from '@/lib/orders/order-state';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { restockRefund } from './restock-refund';
import { markRefunded, retryRefund } from './settle-refund';
import { byId, staffAction } from '@/platform/kernel/back-office/staff-action';
import { statusField, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { currencyField, minorUnitField } from '@/platform/kernel/back-office/fields/money-fields';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

const hasFailed = { field: 'status', oneOf: ['FAILED'] };
const retry = staffAction('/refunds/:id/retry', {
  label: staffText('Ask the provider again', '再次向金流申請', '再次向支付渠道申请', '決済サービスにもう一度依頼する'),
  when: hasFailed,
  input: byId,
  verb: retryRefund,
});
const markDone = staffAction('/refunds/:id/done', {
  label: staffText('Paid back another way', '已用其他方式退款', '已用其他方式退款', '別の方法で返金済みにする'),
  when: hasFailed,
  input: byId,
  verb: markRefunded,
});
const restock = staffAction('/refunds/:id/restock', {
  label: staffText('Put the goods back on the shelf', '商品退回庫存', '商品退回库存', '商品を在庫に戻す'),
  input: byId,
  verb: restockRefund,
  explain: ({ code }) =>
    code === 'STATE_CHANGED'
      ? staffText(
          'The stock of this product is not counted, or it was put back before.',
          '這項商品不計庫存，或已退回過庫存。',
          '该商品不计库存，或已退回过库存。',
          'この商品は在庫を数えていないか、すでに在庫に戻しています。',
        )
      : undefined,
});

/** Refunds of one order line, pending or done; requested by its buyer, or by staff with a reason. Amounts in the minor unit. */
export const refunds = serviceTable({
  slug: 'refunds',
  title: 'publicId',
  labels: labels('Refund', 'Refunds', '退款', '退款', '返金'),
  group: 'sales',
  columns: ['publicId', 'order', 'productCode', 'status', 'amount', 'createdAt'],
  access: { read: canSupport },
  actions: [retry, markDone, restock],
  fields: [
    uniqueText('publicId'),
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    // Its place from 0; −1 for the shipping.
    { name: 'line', type: 'number', required: true, min: -1, admin: { hidden: true } },
    { name: 'payment', type: 'relationship', relationTo: 'payments', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'productCode', type: 'text', required: true },
    { name: 'title', type: 'text' },
    statusField(refundStatuses),
    minorUnitField('amount'),
    currencyField,
    { name: 'staff', type: 'relationship', relationTo: 'staff' },
    { name: 'reason', type: 'textarea' },
    // A repeated click is the same refund.
    { name: 'idempotencyKey', type: 'text', required: true, unique: true, hidden: true },
    { name: 'doneAt', type: 'date' },
    { name: 'error', type: 'textarea' },
  ],
});

/** Live minutes that a teacher has taught, as the school recorded them; each span once (docs/product.md, "Delivery and access"). */
export const minuteUses = serviceTable({
  slug: 'minuteUses',
  title: 'key',
  labels: labels('Minutes taught', 'Minutes taught', '直播時數紀錄', '直播时长记录', 'ライブ授業の利用記録'),
  group: 'sales',
  columns: ['user', 'minutes', 'usedAt', 'key'],
  access: { read: canSupport },
  indexes: [{ fields: ['user', 'key'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'key', type: 'text', required: true },
    { name: 'minutes', type: 'number', required: true, min: 1 },
    { name: 'usedAt', type: 'date', required: true },
  ],
});

/** Each lesson a customer has opened, once; the learning app reports it. What was opened is not refunded (docs/product.md, "Refunds"). */
export const lessonOpenings = serviceTable({
  slug: 'lessonOpenings',
  title: 'plan',
  labels: labels('Opened lesson', 'Opened lessons', '課程開啟紀錄', '课程打开记录', '受講記録'),
  group: 'sales',
  columns: ['plan', 'lesson', 'user', 'openedAt'],
  access: { read: canSupport },
  indexes: [{ fields: ['user', 'plan', 'lesson'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'plan', type: 'text', required: true, index: true },
    { name: 'lesson', type: 'number', required: true, min: 1 },
    { name: 'openedAt', type: 'date', required: true },
  ],
});
