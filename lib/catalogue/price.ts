import type { Currency } from '@/lib/kernel/money';
import { periodStatus } from '@/lib/kernel/period';
import type { ProductType } from './product-type';

/** Cart pricing. All amounts are integers in the minor unit of one currency. */
export type CartLine = {
  productId: string;
  type: ProductType;
  quantity: number;
  unitOrigin: number;
  unitPrice: number;
};

export type Coupon = {
  code: string;
  kind: 'percent' | 'amount';
  /** percent: whole percents, 1 to 100. */
  percent: number;
  /** amount: minor units for each currency the coupon can be used in. */
  amounts: Partial<Record<Currency, number>>;
  startsAt: string | null;
  endsAt: string | null;
  /** null: without limit. */
  maxUses: number | null;
  uses: number;
  /** Of one account; null: without limit. */
  maxUsesPerUser: number | null;
  /** By the requesting account: its paid orders, and its unpaid ones. */
  usesByUser: number;
  /** Empty: every type, every product. A line is eligible when either list names it. */
  onlyTypes: readonly ProductType[];
  onlyProducts: readonly string[];
};

export type CouponProblem =
  | 'COUPON_INVALID'
  | 'COUPON_NOT_STARTED'
  | 'COUPON_ENDED'
  | 'COUPON_USED_UP'
  | 'COUPON_USED_BY_YOU'
  | 'COUPON_NOT_APPLICABLE';

export type PricedLine<Line extends CartLine = CartLine> = Line & { discount: number; amount: number };
export type CartTotals<Line extends CartLine = CartLine> = {
  lines: PricedLine<Line>[];
  /** Sum of unit prices before the coupon. */
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
};

function eligible(coupon: Coupon, line: CartLine): boolean {
  if (coupon.onlyTypes.length === 0 && coupon.onlyProducts.length === 0) return true;
  return coupon.onlyTypes.includes(line.type) || coupon.onlyProducts.includes(line.productId);
}

/** Whether the account has used it as often as one account may. */
export const isUsedByUser = ({ maxUsesPerUser, usesByUser }: Pick<Coupon, 'maxUsesPerUser' | 'usesByUser'>): boolean =>
  maxUsesPerUser !== null && usesByUser >= maxUsesPerUser;

/** Why the coupon gives nothing on this cart; null when it does. */
export function couponProblem(
  coupon: Coupon | null,
  lines: readonly CartLine[],
  currency: Currency,
  now: Date,
): CouponProblem | null {
  if (!coupon) return 'COUPON_INVALID';
  const status = periodStatus(coupon, now);
  if (status === 'UPCOMING') return 'COUPON_NOT_STARTED';
  if (status === 'ENDED') return 'COUPON_ENDED';
  if (isUsedByUser(coupon)) return 'COUPON_USED_BY_YOU';
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'COUPON_USED_UP';
  if (coupon.kind === 'amount' && !coupon.amounts[currency]) return 'COUPON_NOT_APPLICABLE';
  if (!lines.some((line) => eligible(coupon, line) && line.unitPrice * line.quantity > 0))
    return 'COUPON_NOT_APPLICABLE';
  return null;
}

/**
 * Totals of a cart. The discount is computed once for the whole cart (percent: half a minor unit rounds up) and
 * spread over the eligible lines by largest remainder, so that line amounts always add up to the total
 * and a later refund of each line returns exactly what was paid.
 * @param coupon one that `couponProblem` accepted, or null
 * @param shippingOf the shipping fee, by the amounts of the lines
 */
export function priceCart<Line extends CartLine>(
  lines: readonly Line[],
  coupon: Coupon | null,
  currency: Currency,
  shippingOf: (lines: readonly PricedLine<Line>[]) => number = () => 0,
): CartTotals<Line> {
  const gross = lines.map((line) => line.unitPrice * line.quantity);
  const weights = lines.map((line, index) => (coupon && eligible(coupon, line) ? (gross[index] ?? 0) : 0));
  const base = sum(weights);
  const wanted = !coupon
    ? 0
    : coupon.kind === 'percent'
      ? Math.floor((base * coupon.percent + 50) / 100)
      : (coupon.amounts[currency] ?? 0);
  const discount = Math.min(base, wanted);
  const shares = distribute(discount, weights);
  const subtotal = sum(gross);
  const priced = lines.map((line, index) => ({
    ...line,
    discount: shares[index] ?? 0,
    amount: (gross[index] ?? 0) - (shares[index] ?? 0),
  }));
  const shipping = shippingOf(priced);
  return { lines: priced, subtotal, discount, shipping, total: subtotal - discount + shipping };
}

/**
 * Splits a whole amount in proportion to weights without losing or adding a unit (largest remainder, earlier wins ties).
 * No share exceeds its weight when `total` does not exceed the sum of weights.
 */
export function distribute(total: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights));
  if (whole === 0n || total === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(weight) * BigInt(total);
    return { index, share: Number(product / whole), rest: product % whole };
  });
  let left = total - sum(parts.map((part) => part.share));
  for (const part of [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map((part) => part.share);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
