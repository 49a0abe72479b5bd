import * as z from 'zod';
import { orderStatuses } from '@/lib/domain/order-state';
import { locales } from '@/lib/i18n/locales';
import { anyStaff, ownOrSupport } from '@/platform/access/rules';
import { words } from '@/platform/back-office/words';
import { cancelAnyOrder } from '@/platform/services/ecommerce/cancel-order';
import { noteOrder } from '@/platform/services/ecommerce/note-order';
import { byId, staffAction } from './endpoints/staff-action';
import { addressFields } from './fields/address';
import { soldField, row, statusField, uniqueText } from './fields/basic';
import { currencyField, minorUnitField } from './fields/money';
import { inSidebar, labels, serviceTable } from './tables';

const cancel = staffAction('/orders/:id/cancel', {
  label: words('Cancel the order', '取消訂單', '取消订单', '注文を取り消す'),
  when: { field: 'status', oneOf: ['PENDING'] },
  input: byId,
  verb: cancelAnyOrder,
});
const note = staffAction('/orders/:id/note', {
  label: words('Save the note', '儲存備註', '保存备注', 'メモを保存する'),
  fields: [{ name: 'note', label: words('Staff note', '內部備註', '内部备注', '社内メモ'), optional: true }],
  input: byId.extend({ note: z.string().max(2000).default('') }),
  verb: noteOrder,
});

/** Amounts in the currency's minor unit. Staff read orders; the services change them, also for the staff's named actions. */
export const orders = serviceTable({
  slug: 'orders',
  labels: labels('Order', 'Orders', '訂單', '订单', '注文'),
  title: 'number',
  group: 'sales',
  columns: ['number', 'user', 'status', 'total', 'createdAt'],
  search: ['number', 'coupon'],
  access: { read: ownOrSupport },
  // The database settles 200 parallel submissions of one checkout.
  indexes: [{ fields: ['user', 'idempotencyKey'], unique: true }, { fields: ['status', 'expiresAt'] }],
  actions: [cancel, note],
  fields: [
    uniqueText('number'),
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    ...inSidebar([
      statusField(orderStatuses),
      currencyField,
      { name: 'locale', type: 'select', required: true, options: [...locales] },
      { name: 'marketHandle', type: 'text' },
    ]),
    {
      name: 'lines',
      type: 'array',
      required: true,
      fields: [
        row([
          { name: 'productCode', type: 'text', required: true, index: true },
          { name: 'title', type: 'text', required: true },
          { name: 'quantity', type: 'number', required: true, min: 1 },
        ]),
        row(['unitOrigin', 'unitPrice', 'discount', 'amount'].map((name) => minorUnitField(name))),
        minorUnitField('refunded', { defaultValue: 0 }),
        { name: 'requiresShipping', type: 'checkbox', defaultValue: false },
        soldField('titles'),
        soldField('grants'),
      ],
    },
    ...['subtotal', 'discount', 'shipping', 'total'].map((name) => minorUnitField(name)),
    minorUnitField('refunded', { defaultValue: 0 }),
    { name: 'coupon', type: 'text', index: true },
    { name: 'address', type: 'group', fields: addressFields({ required: false }) },
    { name: 'note', type: 'textarea' },
    { name: 'idempotencyKey', type: 'text', required: true, hidden: true },
    { name: 'requestHash', type: 'text', hidden: true },
    { name: 'expiresAt', type: 'date', index: true, admin: { position: 'sidebar' } },
    { name: 'paidAt', type: 'date', index: true, admin: { position: 'sidebar' } },
    { name: 'staffNote', type: 'textarea', access: { read: anyStaff } },
  ],
});
