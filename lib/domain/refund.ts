import { dayNumber } from './calendar';
import type { ProductType } from './product-type';

/** Refunds (docs/product.md, "Refunds"): eligibility first, then the share by the day. Day 1 is the day of purchase in Asia/Taipei. */
export type RefundFacts = {
  type: ProductType;
  /** Any video lesson of the line was opened. */
  lessonOpened: boolean;
  /** Any course code of the line was redeemed. */
  codeRedeemed: boolean;
};
export type RefundRefusal = 'LESSON_OPENED' | 'CODE_REDEEMED' | 'NOT_REFUNDABLE' | 'TOO_LATE';

const courseTypes: readonly ProductType[] = ['hjjCoursePlan', 'generalCourses', 'itp'];

/** Why a line cannot be refunded whatever the day; null when it can. */
export function refundRefusal({ type, lessonOpened, codeRedeemed }: RefundFacts): RefundRefusal | null {
  if (type === 'vip' || type === 'verification') return 'NOT_REFUNDABLE';
  if (courseTypes.includes(type) && lessonOpened) return 'LESSON_OPENED';
  if (type === 'bundle' && codeRedeemed) return 'CODE_REDEEMED';
  return null;
}

/** Which sentence says the rule of a product: never · no lesson opened · no code redeemed · by the day alone. null: it costs nothing, so there is none. `price`: minor units; undefined where it is not sold. */
export function refundRuleOf(type: ProductType, price: number | undefined): 'none' | 'lesson' | 'code' | 'days' | null {
  if (price === 0) return null;
  const fresh = { type, lessonOpened: false, codeRedeemed: false };
  if (refundRefusal(fresh)) return 'none';
  if (refundRefusal({ ...fresh, lessonOpened: true })) return 'lesson';
  return refundRefusal({ ...fresh, codeRedeemed: true }) ? 'code' : 'days';
}

/** 1 on the day of purchase, 2 on the next calendar day in Taipei, and so on. */
export function refundDay(purchasedAt: Date, now: Date): number {
  return dayNumber(now) - dayNumber(purchasedAt) + 1;
}

/** Whole percents: 100 up to day 7, 30 on days 8 to 14, 0 from day 15. */
export function refundPercent(day: number): 100 | 30 | 0 {
  if (day <= 7) return 100;
  return day <= 14 ? 30 : 0;
}

/** What goes back for a line of which `paid` (minor units) was charged; half a unit rounds up. */
export function refundQuote(
  facts: RefundFacts,
  paid: number,
  purchasedAt: Date,
  now: Date,
): { amount: number; refusal: RefundRefusal | null } {
  const refusal = refundRefusal(facts);
  if (refusal) return { amount: 0, refusal };
  const percent = refundPercent(refundDay(purchasedAt, now));
  if (percent === 0) return { amount: 0, refusal: 'TOO_LATE' };
  return { amount: Math.floor((paid * percent + 50) / 100), refusal: null };
}
