import type { Titles } from '@/lib/kernel/i18n/titles';
import type { ProductType } from './product-type';

/** What paying for one piece grants (docs/product.md, "Delivery and access"). */
export const grantKinds = ['course', 'vip', 'exam', 'hours', 'lecture', 'redeemCode', 'goods'] as const;
export type GrantKind = (typeof grantKinds)[number];

export type Grant = {
  kind: GrantKind;
  /** course: plan · exam: grade · redeemCode: the product or plan it opens; null: the product itself. */
  ref: string | null;
  /** How long it lasts; null: without end. */
  months: number | null;
  /** hours: minutes; others: how many. */
  amount: number;
};

/** A grant as it was sold. What a code opens and which refund rule holds are fixed at the sale, even if the product changes later. */
export type SoldGrant = Grant & { soldAs?: ProductType; opens?: { titles: Titles; grants: Grant[] } };

/** How an account got an entitlement. */
export const entitlementSources = ['order', 'trial', 'redeemCode', 'claim', 'staff'] as const;
export type EntitlementSource = (typeof entitlementSources)[number];

/** The most pieces of one product in one order, if each piece adds something. */
export const maxPieces = 20;

/** Whether an account can have it only once: a second piece would add nothing. */
function isOwnable(grants: readonly Grant[]): boolean {
  return grants.length > 0 && grants.every(({ kind, months }) => (kind === 'course' || kind === 'exam') && !months);
}

export function maxQuantity(grants: readonly Grant[]): number {
  return isOwnable(grants) ? 1 : maxPieces;
}

/** Whether a product can be a gift: courses with a price can, and are then granted as codes. */
export function canBeGift(grants: readonly Grant[], unitPrice: number): boolean {
  return unitPrice > 0 && grants.length > 0 && grants.every(({ kind }) => kind === 'course');
}

/** The key in an account's set of grants that it holds without end. */
export function ownershipKey(kind: GrantKind, ref: string): string {
  return `${kind}:${ref}`;
}

/** Whether a piece would give nothing but what the account already holds without end (`owned`: by `ownershipKey`). */
export function isWhollyOwned(productId: string, grants: readonly Grant[], owned: ReadonlySet<string>): boolean {
  return isOwnable(grants) && grants.every(({ kind, ref }) => owned.has(ownershipKey(kind, ref ?? productId)));
}
