import * as z from 'zod';
import { byId, staffAction } from '@/platform/kernel/back-office/staff-action';
import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { refundByStaff, refundShipping } from './refund-line';

const refund = (path: string, label: StaffText, leavesGrants: boolean) =>
  staffAction(path, {
    label,
    when: { field: 'status', oneOf: ['PAID', 'PARTLY_REFUNDED'] },
    fields: [
      {
        name: 'line',
        label: staffText('Product', '商品', '商品', '商品'),
        type: 'row',
        rows: { of: 'lines', title: 'title' },
      },
      { name: 'amount', label: staffText('Amount', '金額', '金额', '金額'), type: 'number' },
      { name: 'reason', label: staffText('Reason', '原因', '原因', '理由') },
    ],
    input: byId.extend({
      line: z.string().min(1).max(60),
      amount: z.number().positive(),
      reason: z.string().trim().min(1).max(500),
      key: z.string().min(8).max(80),
    }),
    verb: ({ ctx, input }) => refundByStaff({ ctx, input: { ...input, leavesGrants } }),
    explain: ({ code }) =>
      code === 'VALIDATION_FAILED'
        ? staffText(
            'That is more than is left of this product, or not an amount of the order’s currency.',
            '超過這項商品可退的餘額，或不是這筆訂單幣別的金額。',
            '超过该商品可退的余额，或不是该订单币种的金额。',
            'この商品の返金できる残額を超えているか、注文の通貨の金額ではありません。',
          )
        : undefined,
  });
const takeBack = refund(
  '/orders/:id/refund',
  staffText('Refund and take it back', '退款並收回', '退款并收回', '返金して利用権を取り消す'),
  false,
);
const refundOnly = refund(
  '/orders/:id/refundKept',
  staffText('Refund, the customer keeps it', '退款，商品留給顧客', '退款，商品留给顾客', '返金のみ（商品はそのまま）'),
  true,
);

const shippingBack = staffAction('/orders/:id/refundShipping', {
  label: staffText('Refund the shipping', '退還運費', '退还运费', '送料を返金する'),
  when: { field: 'status', oneOf: ['PAID', 'PARTLY_REFUNDED'] },
  fields: [
    { name: 'amount', label: staffText('Amount', '金額', '金额', '金額'), type: 'number' },
    { name: 'reason', label: staffText('Reason', '原因', '原因', '理由') },
  ],
  input: byId.extend({
    amount: z.number().positive(),
    reason: z.string().trim().min(1).max(500),
    key: z.string().min(8).max(80),
  }),
  verb: refundShipping,
  explain: ({ code }) =>
    code === 'VALIDATION_FAILED'
      ? staffText(
          'That is more than is left of what was paid for shipping, or not an amount of the order’s currency.',
          '超過運費可退的餘額，或不是這筆訂單幣別的金額。',
          '超过运费可退的余额，或不是该订单币种的金额。',
          '送料の返金できる残額を超えているか、注文の通貨の金額ではありません。',
        )
      : undefined,
});

/** The actions of staff that refund money of an order. */
export const refundActions = [takeBack, refundOnly, shippingBack];
