import type { RefundRejection } from '@/lib/refunds/refund';
import type { LineRow, OrderRow, World } from './world';

const dayInTaipei = (at: Date) =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei', dateStyle: 'short' }).format(at)) / 86_400_000;

/**
 * The rule of docs/product.md, "Refunds", written down once more and without the shop's own code: nothing for VIP, for a course with an opened
 * lesson, for codes of which one was redeemed; all of it to the seventh day in Taipei, 30 % to the fourteenth, then nothing.
 */
export function refundAsWritten(
  { state, assortment, asGifts, taken, clock }: World,
  order: OrderRow,
  line: LineRow,
): { amount: number; refusal: RefundRejection | null } {
  const none = (rejection: RefundRejection) => ({ amount: 0, refusal: rejection });
  const item = assortment.items.find(({ code }) => code === line.code)!;
  const isThis = (row: { order: number | null; line: number | null }) =>
    row.order === line.order && row.line === line.place;
  const codes = state.codes.filter(isThis);
  const holds = codes.some(({ revoked }) => !revoked) || state.entitlements.some((one) => isThis(one) && !one.revoked);
  const byRule = state.refunds.some((refund) => isThis(refund) && refund.byRule);
  if (!order.paidAt) return none('NOT_PAID');
  if (line.amount === 0) return none('NOT_REFUNDABLE');
  if (byRule || line.refunded >= line.amount || (taken.has(line.id) && !holds)) return none('ALREADY_REFUNDED');
  if (item.type === 'vip') return none('NOT_REFUNDABLE');
  const isOpened = state.openings.some(({ user, plan }) => user === order.user && plan === item.plan);
  if (isOpened && !asGifts.has(order.number)) return none('LESSON_OPENED');
  if (codes.some(({ redeemed }) => redeemed)) return none('CODE_REDEEMED');
  const day = dayInTaipei(new Date(clock.at)) - dayInTaipei(new Date(order.paidAt)) + 1;
  if (day > 14) return none('TOO_LATE');
  const share = day <= 7 ? line.amount : Math.round((line.amount * 3) / 10);
  return share > line.refunded ? { amount: share - line.refunded, refusal: null } : none('ALREADY_REFUNDED');
}

/** What goes back with it of the shipping: what is left of that, where the only goods are in a shipment that has not left. */
export function shippingAsWritten({ state, assortment }: World, order: OrderRow, line: LineRow): number {
  const isGoods = assortment.items.some(({ code, type }) => code === line.code && type === 'physicalGood');
  const waits = state.parcels.some((shipment) => shipment.order === order.id && shipment.status === 'PREPARING');
  const back = state.refunds.filter((refund) => refund.order === order.id && refund.line === -1);
  return isGoods && waits ? back.reduce((left, { amount }) => left - amount, order.shipping) : 0;
}
