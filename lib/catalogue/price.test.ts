import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '@/lib/kernel/money';
import { couponProblem, distribute, priceCart, type CartLine, type Coupon } from './price';
import { productTypes } from './product-type';

const open: Coupon = {
  code: 'SPRING',
  kind: 'percent',
  percent: 10,
  amounts: {},
  startsAt: null,
  endsAt: null,
  maxUses: null,
  uses: 0,
  maxUsesPerUser: null,
  usesByUser: 0,
  onlyTypes: [],
  onlyProducts: [],
};
const lines = fc.array(
  fc
    .record({
      productId: fc.constantFrom('combo-05', 'kidbasic', 'vip-12', 'board-19'),
      type: fc.constantFrom(...productTypes),
      quantity: fc.integer({ min: 1, max: 99 }),
      unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
    })
    .map((line): CartLine => ({ ...line, unitOrigin: line.unitPrice })),
  { minLength: 1, maxLength: 20 },
);
const coupons = fc
  .record({
    kind: fc.constantFrom('percent' as const, 'amount' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.integer({ min: 1, max: 10_000_000 }),
    onlyTypes: fc.uniqueArray(fc.constantFrom(...productTypes), { maxLength: 3 }),
    onlyProducts: fc.uniqueArray(fc.constantFrom('combo-05', 'vip-12'), { maxLength: 2 }),
  })
  .map(({ amount, ...rest }): Coupon => ({ ...open, ...rest, amounts: { NTD: amount, USD: amount, JPY: amount } }));

describe('priceCart', () => {
  it('adds up exactly and never goes below zero', () => {
    fc.assert(
      fc.property(
        lines,
        fc.option(coupons),
        fc.constantFrom(...currencies),
        fc.integer({ min: 0, max: 500 }),
        (cart, coupon, currency, shipping) => {
          const priced = priceCart(cart, coupon, currency, () => shipping);
          expect(priced.subtotal).toBe(cart.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0));
          expect(priced.lines.reduce((sum, line) => sum + line.discount, 0)).toBe(priced.discount);
          expect(priced.lines.reduce((sum, line) => sum + line.amount, 0) + shipping).toBe(priced.total);
          for (const line of priced.lines) {
            expect(Number.isSafeInteger(line.amount)).toBe(true);
            expect(line.amount).toBeGreaterThanOrEqual(0);
            expect(line.discount).toBeGreaterThanOrEqual(0);
            expect(line.amount + line.discount).toBe(line.unitPrice * line.quantity);
          }
        },
      ),
    );
  });

  it('takes percents of the eligible lines only, half a unit up', () => {
    const cart: CartLine[] = [
      { productId: 'a', type: 'hjjCoursePlan', quantity: 1, unitOrigin: 5, unitPrice: 5 },
      { productId: 'b', type: 'vip', quantity: 3, unitOrigin: 333, unitPrice: 333 },
    ];
    const priced = priceCart(cart, { ...open, percent: 50, onlyTypes: ['hjjCoursePlan'] }, 'NTD');
    expect(priced.lines.map((line) => line.discount)).toEqual([3, 0]);
    expect(priced.total).toBe(2 + 999);
  });

  it('gives an amount coupon no more than the eligible lines cost', () => {
    const cart: CartLine[] = [{ productId: 'a', type: 'vip', quantity: 1, unitOrigin: 90, unitPrice: 90 }];
    expect(priceCart(cart, { ...open, kind: 'amount', amounts: { NTD: 100 } }, 'NTD')).toMatchObject({
      discount: 90,
      total: 0,
    });
  });
});

describe('distribute', () => {
  it('loses and invents nothing, and gives no line more than it has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const total = Math.floor(weights.reduce((sum, weight) => sum + weight, 0) * part);
          const shares = distribute(total, weights);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
          shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(weights[index] ?? 0));
        },
      ),
    );
  });
});

describe('couponProblem', () => {
  const now = new Date('2027-01-15T00:00:00Z');
  const cart: CartLine[] = [{ productId: 'vip-12', type: 'vip', quantity: 1, unitOrigin: 100, unitPrice: 100 }];
  it.each([
    [null, 'COUPON_INVALID'],
    [{ ...open, startsAt: '2027-02-01T00:00:00Z' }, 'COUPON_NOT_STARTED'],
    [{ ...open, endsAt: '2027-01-01T00:00:00Z' }, 'COUPON_ENDED'],
    [{ ...open, maxUses: 3, uses: 3 }, 'COUPON_USED_UP'],
    [{ ...open, maxUsesPerUser: 1, usesByUser: 1 }, 'COUPON_USED_BY_YOU'],
    [{ ...open, maxUsesPerUser: 2, usesByUser: 1 }, null],
    [{ ...open, kind: 'amount' as const, amounts: { USD: 100 } }, 'COUPON_NOT_APPLICABLE'],
    [{ ...open, onlyProducts: ['combo-05'] }, 'COUPON_NOT_APPLICABLE'],
    [{ ...open, onlyTypes: ['vip' as const] }, null],
  ])('%#: %j → %s', (coupon, expected) => {
    expect(couponProblem(coupon, cart, 'NTD', now)).toBe(expected);
  });
});
