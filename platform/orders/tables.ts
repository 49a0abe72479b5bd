import * as z from 'zod';
import { orderStatuses, teachingOrders } from '@/lib/orders/order-state';
import { paidStatuses } from '@/lib/sales/paid-statuses';
import { asInvoiceCode } from '@/lib/orders/taiwan-invoice';
import { locales } from '@/lib/kernel/i18n/locales';
import { anyStaff, ownOrSupport } from '@/platform/kernel/back-office/access-rules';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { cancelAnyOrder } from './cancel-order';
import { noteInvoice } from './history/note-invoice';
import { noteOrder } from './history/note-order';
import { resendReceipt } from './resend-receipt';
import { salesExport } from '@/platform/sales/sales-list';
import { byId, staffAction, type StaffAction } from '@/platform/kernel/back-office/staff-action';
import { addressFields } from '@/platform/account/address-fields';
import { invoiceFields, taxFields } from './rows/invoice-fields';
import { soldField, row, statusField, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { currencyField, minorUnitField } from '@/platform/kernel/back-office/fields/money-fields';
import { inSidebar, labels, serviceTable } from '@/platform/kernel/back-office/define-table';

const cancel = staffAction('/orders/:id/cancel', {
  label: staffText('Cancel the order', '取消訂單', '取消订单', '注文を取り消す'),
  when: { field: 'status', oneOf: ['PENDING'] },
  input: byId,
  verb: cancelAnyOrder,
});
const note = staffAction('/orders/:id/note', {
  label: staffText('Save the note', '儲存備註', '保存备注', 'メモを保存する'),
  fields: [{ name: 'note', label: staffText('Staff note', '內部備註', '内部备注', '社内メモ'), optional: true }],
  input: byId.extend({ note: z.string().max(2000).default('') }),
  verb: noteOrder,
});
const receipt = staffAction('/orders/:id/receipt', {
  label: staffText('Mail the receipt again', '重新寄送收據', '重新发送收据', '領収書をもう一度送る'),
  when: { field: 'status', oneOf: paidStatuses },
  input: byId.extend({ key: z.string().min(8).max(80) }),
  verb: resendReceipt,
});

const invoice = staffAction('/orders/:id/invoice', {
  label: staffText('Note the invoice number', '填寫發票號碼', '登记发票号码', '統一発票の番号を記録する'),
  when: { field: 'currency', oneOf: ['NTD'] },
  fields: [{ name: 'number', label: staffText('Invoice number', '發票號碼', '发票号码', '発票番号') }],
  input: byId.extend({
    number: z
      .string()
      .max(40)
      .transform((text) => asInvoiceCode(text).replaceAll('-', '')),
  }),
  verb: noteInvoice,
  explain: ({ code }) =>
    code === 'VALIDATION_FAILED'
      ? staffText(
          'An invoice number has two letters and eight digits, like AB-12345678.',
          '發票號碼是兩個英文字母加八個數字，例如 AB-12345678。',
          '发票号码为两个英文字母加八位数字，例如 AB-12345678。',
          '発票番号は英字2文字と数字8桁です（例：AB-12345678）。',
        )
      : undefined,
});

const tableWith = (refundActions: readonly StaffAction[]) =>
  serviceTable({
    slug: 'orders',
    labels: labels('Order', 'Orders', '訂單', '订单', '注文'),
    title: 'number',
    group: 'sales',
    columns: ['number', 'user', 'status', 'total', 'createdAt'],
    search: ['number', 'coupon'],
    access: { read: ownOrSupport },
    // The unique index decides between parallel submissions of one checkout.
    indexes: [
      { fields: ['user', 'idempotencyKey'], unique: true },
      { fields: ['status', 'expiresAt'] },
      { fields: ['user', 'teaching'] },
    ],
    actions: [cancel, ...refundActions, note, receipt, invoice],
    fields: [
      // What happened to it, its customer, its payments and its shipment.
      {
        name: 'overview',
        type: 'ui',
        label: staffText('Course of the order', '訂單歷程', '订单历程', '注文の経過'),
        admin: {
          disableListColumn: true,
          components: { Field: '/platform/orders/back-office/order-overview#OrderOverview' },
        },
      },
      uniqueText('number'),
      { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
      { name: 'learner', type: 'relationship', relationTo: 'learners', index: true },
      ...inSidebar([
        statusField(orderStatuses),
        currencyField,
        { name: 'locale', type: 'select', required: true, options: [...locales] },
        { name: 'marketHandle', type: 'text' },
        // For a teacher's order at the price of an activation; null for an order of the shop.
        { name: 'teaching', type: 'select', options: [...teachingOrders] },
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
          // The account that a teacher bought it for; null: it is for the order's own person.
          { name: 'student', type: 'relationship', relationTo: 'users', index: true },
          row(['unitOrigin', 'unitPrice', 'discount', 'amount'].map((name) => minorUnitField(name))),
          minorUnitField('refunded', { defaultValue: 0 }),
          // When the goods came back into the stock.
          { name: 'restockedAt', type: 'date' },
          { name: 'requiresShipping', type: 'checkbox', defaultValue: false },
          soldField('titles'),
          soldField('grants'),
        ],
      },
      ...['subtotal', 'discount', 'shipping', 'total'].map((name) => minorUnitField(name)),
      minorUnitField('refunded', { defaultValue: 0 }),
      { name: 'coupon', type: 'text', index: true },
      { name: 'address', type: 'group', fields: addressFields({ required: false }) },
      invoiceFields,
      taxFields,
      { name: 'note', type: 'textarea' },
      { name: 'idempotencyKey', type: 'text', required: true, hidden: true },
      { name: 'requestHash', type: 'text', hidden: true },
      { name: 'expiresAt', type: 'date', index: true, admin: { position: 'sidebar' } },
      { name: 'paidAt', type: 'date', index: true, admin: { position: 'sidebar' } },
      { name: 'staffNote', type: 'textarea', access: { read: anyStaff } },
    ],
  });

/**
 * Amounts in the currency's minor unit. Staff read orders; the services change them, also for the staff's named actions.
 * @param refundActions the actions of refunds, a noun that orders may not import
 */
export function ordersTable(refundActions: readonly StaffAction[]) {
  const table = tableWith(refundActions);
  const orders: typeof table = {
    ...table,
    endpoints: [...(table.endpoints || []), salesExport],
    admin: {
      ...table.admin,
      components: {
        ...table.admin?.components,
        views: {
          sales: { Component: '/platform/sales/back-office/sales-view#SalesView', path: '/sales', exact: true },
        },
      },
    },
  };
  return orders;
}
