import { dayNumber, dayText, parseBound } from '@/lib/kernel/calendar';
import type { SoldGrant } from '@/lib/catalogue/grant';
import type { ShipmentStatus } from '@/lib/orders/order-state';
import type { ProductType } from '@/lib/catalogue/product-type';

/** Refunds (docs/product.md, "Refunds"): eligibility first, then the share by the day. Day 1 is the day of purchase in Asia/Taipei. */
export type RefundFacts = {
  type: ProductType;
  /** Any video lesson of the line was opened. */
  lessonOpened: boolean;
  /** Any course code of the line was redeemed. */
  codeRedeemed: boolean;
};
const ruleRejections = ['LESSON_OPENED', 'CODE_REDEEMED', 'NOT_REFUNDABLE', 'TOO_LATE'] as const;
type RuleRejection = (typeof ruleRejections)[number];
/** Why nothing goes back: by the rule, or for how the line stands. */
export const refundRejections = [...ruleRejections, 'ALREADY_REFUNDED', 'NOT_PAID'] as const;
export type RefundRejection = (typeof refundRejections)[number];

const courseTypes: readonly ProductType[] = ['hjjCoursePlan', 'generalCourses', 'itp'];

/** Why a line cannot be refunded whatever the day; null when it can. What a code gave is somebody's by now, whatever it was sold in. */
export function refundRejection({ type, lessonOpened, codeRedeemed }: RefundFacts): RuleRejection | null {
  if (type === 'vip' || type === 'verification') return 'NOT_REFUNDABLE';
  if (courseTypes.includes(type) && lessonOpened) return 'LESSON_OPENED';
  return codeRedeemed ? 'CODE_REDEEMED' : null;
}

/** Which sentence says the rule of a product: never · no lesson opened · no code redeemed · by the day alone. null: it costs nothing, so there is none. `price`: minor units; undefined where it is not sold. */
export function refundRuleOf(type: ProductType, price: number | undefined): 'none' | 'lesson' | 'code' | 'days' | null {
  if (price === 0) return null;
  const fresh = { type, lessonOpened: false, codeRedeemed: false };
  if (refundRejection(fresh)) return 'none';
  if (refundRejection({ ...fresh, lessonOpened: true })) return 'lesson';
  return type === 'bundle' ? 'code' : 'days';
}

/** 1 on the day of purchase, 2 on the next calendar day in Taipei, and so on. */
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

/** The last instant at which as much goes back as on this day; null from day 15 on. */
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
  /** What went back of it, or is on its way. */
  refunded: number;
  isReturned: boolean;
  /** null: it was not paid. */
  purchasedAt: Date | null;
};

/** What goes back if its buyer asks now. What staff have given back before, leaving the purchase, counts towards it. */
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

type Returns = {
  amount: number;
  refunded: number;
  /** Its buyer asked, by the rule. */
  byRule: boolean;
  /** It gave something to hold: entitlements or codes. */
  gave: boolean;
  /** Some of that is not taken back. */
  holds: boolean;
};
/** Whether a line went back: by the rule always; by staff once what it gave was taken back, or all of the money returned. */
export function isReturnedLine({ amount, refunded, byRule, gave, holds }: Returns): boolean {
  return refunded > 0 && (byRule || refunded >= amount || (gave && !holds));
}

/** As what a line was sold. Lines of the time before that was noted tell it by what they give. */
export function soldTypeOf(grants: readonly SoldGrant[]): ProductType {
  const noted = grants.find(({ soldAs }) => soldAs)?.soldAs;
  if (noted) return noted;
  const has = (...kinds: SoldGrant['kind'][]) => grants.some(({ kind }) => kinds.includes(kind));
  if (has('redeemCode')) return 'bundle';
  if (grants.some(({ kind, months }) => kind === 'course' && !months)) return 'hjjCoursePlan';
  return has('vip', 'exam') ? 'vip' : 'more';
}

/** Course plans that a line opens by itself; what a code opens is its redeemer's. */
export function plansOf(productCode: string, grants: readonly SoldGrant[]): string[] {
  return grants.flatMap(({ kind, ref }) => (kind === 'course' ? [ref ?? productCode] : []));
}

/** What was paid for shipping goes back with the last thing of a shipment that has not left, and not once it has. Minor units. */
export function shippingBack({
  left,
  parcel: shipment,
  others,
}: {
  /** What was paid, without what went back of it before. */
  left: number;
  /** null: none was made. */
  parcel: ShipmentStatus | null;
  /** What else is in it. */
  others: number;
}): number {
  return shipment === 'SHIPPED' || shipment === 'DELIVERED' || others > 0 ? 0 : Math.max(0, left);
}
