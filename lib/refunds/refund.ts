import { dayNumber, dayText, parseBound } from '@/lib/kernel/calendar';
import type { SoldGrant } from '@/lib/catalogue/grant';
import { refundRejection, ruleRejections, type RefundFacts, type RuleRejection } from '@/lib/catalogue/refund-rule';
import type { ShipmentStatus } from '@/lib/shipping/shipment-state';
import type { ProductType } from '@/lib/catalogue/product-type';

/** Why a refund is refused: by the rule, or because of the line's state. */
export const refundRejections = [...ruleRejections, 'ALREADY_REFUNDED', 'NOT_PAID'] as const;
export type RefundRejection = (typeof refundRejections)[number];

/**
 * Refunds (docs/product.md, "Refunds"): eligibility first (`refundRejection`), then the share by the day in Asia/Taipei, of which 1 is the day of purchase and 2
 * the next calendar day.
 */
export function refundDay(purchasedAt: Date, now: Date): number {
  return dayNumber(now) - dayNumber(purchasedAt) + 1;
}

/** Whole percents, each up to and including its last day. */
const steps = [
  { percent: 100, lastDay: 7 },
  { percent: 30, lastDay: 14 },
] as const;

/** 100 up to day 7, 30 on days 8 to 14, 0 from day 15. */
export function refundPercent(day: number): 100 | 30 | 0 {
  return steps.find(({ lastDay }) => day <= lastDay)?.percent ?? 0;
}

/** The last instant with the same share as on this day; null from day 15 on. */
export function refundUntil(purchasedAt: Date, now: Date): Date | null {
  const step = steps.find(({ lastDay }) => refundDay(purchasedAt, now) <= lastDay);
  if (!step) return null;
  const day = dayText(dayNumber(purchasedAt) + step.lastDay - 1);
  return parseBound(day, 'end');
}

/** What goes back for a line of which `paid` (minor units) was charged; half a unit rounds up. */
export function refundQuote(
  facts: RefundFacts,
  paid: number,
  purchasedAt: Date,
  now: Date,
): { amount: number; refusal: RuleRejection | null } {
  const rejection = refundRejection(facts);
  if (rejection) return { amount: 0, refusal: rejection };
  const percent = refundPercent(refundDay(purchasedAt, now));
  if (percent === 0) return { amount: 0, refusal: 'TOO_LATE' };
  return { amount: Math.floor((paid * percent + 50) / 100), refusal: null };
}

/** A line as it stands. Amounts in the minor unit. */
export type RefundableLine = {
  /** What was charged for it. */
  paid: number;
  /** What was already refunded, or is being refunded. */
  refunded: number;
  isReturned: boolean;
  /** null: it was not paid. */
  purchasedAt: Date | null;
};

/** The refund if the buyer asks now. Earlier refunds by staff that left the purchase in place are subtracted. */
export function lineRefund(
  facts: RefundFacts,
  { paid, refunded, isReturned, purchasedAt }: RefundableLine,
  now: Date,
): { amount: number; refusal: RefundRejection | null } {
  if (!purchasedAt) return { amount: 0, refusal: 'NOT_PAID' };
  if (paid === 0) return { amount: 0, refusal: 'NOT_REFUNDABLE' };
  if (isReturned) return { amount: 0, refusal: 'ALREADY_REFUNDED' };
  const { amount, refusal: rejection } = refundQuote(facts, paid, purchasedAt, now);
  if (rejection) return { amount: 0, refusal: rejection };
  return amount > refunded ? { amount: amount - refunded, refusal: null } : { amount: 0, refusal: 'ALREADY_REFUNDED' };
}

/** The product type that a line was sold as. Older lines do not record it, so it is derived from their grants. */
export function soldTypeOf(grants: readonly SoldGrant[]): ProductType {
  const noted = grants.find(({ soldAs }) => soldAs)?.soldAs;
  if (noted) return noted;
  const has = (...kinds: SoldGrant['kind'][]) => grants.some(({ kind }) => kinds.includes(kind));
  if (has('redeemCode')) return 'bundle';
  if (grants.some(({ kind, months }) => kind === 'course' && !months)) return 'hjjCoursePlan';
  return has('vip', 'exam') ? 'vip' : 'more';
}

/** Course plans that a line opens by itself; plans of a code belong to the account that redeems it. */
export function plansOf(productCode: string, grants: readonly SoldGrant[]): string[] {
  return grants.flatMap(({ kind, ref }) => (kind === 'course' ? [ref ?? productCode] : []));
}

/** The shipping fee is refunded with the last item of a shipment that has not left; once it has left, never. Minor units. */
export function shippingBack({
  left,
  parcel: shipment,
  others,
}: {
  /** Shipping paid, less what was refunded of it before. */
  left: number;
  /** null: there is no shipment. */
  parcel: ShipmentStatus | null;
  /** How many other items are in it. */
  others: number;
}): number {
  return shipment === 'SHIPPED' || shipment === 'DELIVERED' || others > 0 ? 0 : Math.max(0, left);
}
