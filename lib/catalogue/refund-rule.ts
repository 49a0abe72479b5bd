import type { ProductType } from './product-type';

/** The facts that decide whether a line can be refunded at all (docs/product.md, "Refunds"). */
export type RefundFacts = {
  type: ProductType;
  /** Any video lesson of the line was opened. */
  lessonOpened: boolean;
  /** Any course code of the line was redeemed. */
  codeRedeemed: boolean;
};
/** Why the rule allows no refund. */
export const ruleRejections = ['LESSON_OPENED', 'CODE_REDEEMED', 'NOT_REFUNDABLE', 'TOO_LATE'] as const;
export type RuleRejection = (typeof ruleRejections)[number];
const courseTypes: readonly ProductType[] = ['hjjCoursePlan', 'generalCourses', 'itp'];

/** Why a line cannot be refunded on any day; null when it can. What a redeemed code has granted is in use, whatever the type of the product. */
export function refundRejection({ type, lessonOpened, codeRedeemed }: RefundFacts): RuleRejection | null {
  if (type === 'vip' || type === 'verification') return 'NOT_REFUNDABLE';
  if (courseTypes.includes(type) && lessonOpened) return 'LESSON_OPENED';
  return codeRedeemed ? 'CODE_REDEEMED' : null;
}

/** The text for the rule of a product: never · no lesson opened · no code redeemed · by the day alone. Null: it is free, so there is none. `price`: minor units; undefined where it is not sold. */
export function refundRuleOf(type: ProductType, price: number | undefined): 'none' | 'lesson' | 'code' | 'days' | null {
  if (price === 0) return null;
  const fresh = { type, lessonOpened: false, codeRedeemed: false };
  if (refundRejection(fresh)) return 'none';
  if (refundRejection({ ...fresh, lessonOpened: true })) return 'lesson';
  return type === 'bundle' ? 'code' : 'days';
}
