import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productTypes } from '@/lib/domain/product-type';
import { refundDay, refundPercent, refundQuote, refundRuleOf } from '@/lib/domain/refund';

const untouched = { type: 'hjjCoursePlan' as const, lessonOpened: false, codeRedeemed: false };

describe('refundDay', () => {
  it('counts calendar days in Taipei; the day of purchase is day 1', () => {
    // 23:59 in Taipei
    const bought = new Date('2027-01-01T15:59:00Z');
    expect(refundDay(bought, new Date('2027-01-01T15:59:59Z'))).toBe(1);
    expect(refundDay(bought, new Date('2027-01-01T16:00:00Z'))).toBe(2);
    expect(refundDay(bought, new Date('2027-01-07T15:59:59Z'))).toBe(7);
    expect(refundDay(bought, new Date('2027-01-07T16:00:00Z'))).toBe(8);
  });
});

describe('refundPercent', () => {
  it.each([
    [1, 100],
    [7, 100],
    [8, 30],
    [14, 30],
    [15, 0],
    [400, 0],
  ])('day %i → %i %%', (day, percent) => {
    expect(refundPercent(day)).toBe(percent);
  });
});

describe('refundQuote', () => {
  const bought = new Date('2027-01-01T02:00:00Z');
  const after = (days: number) => new Date(bought.getTime() + days * 86_400_000);

  it('looks at eligibility before the day', () => {
    expect(refundQuote({ ...untouched, lessonOpened: true }, 1000, bought, after(0))).toEqual({
      amount: 0,
      refusal: 'LESSON_OPENED',
    });
    expect(refundQuote({ ...untouched, type: 'bundle', codeRedeemed: true }, 1000, bought, after(0))).toEqual({
      amount: 0,
      refusal: 'CODE_REDEEMED',
    });
    expect(refundQuote({ ...untouched, type: 'bundle', lessonOpened: true }, 1000, bought, after(0)).amount).toBe(1000);
    expect(refundQuote({ ...untouched, type: 'vip' }, 1000, bought, after(0)).refusal).toBe('NOT_REFUNDABLE');
    expect(refundQuote({ ...untouched, type: 'verification' }, 1000, bought, after(0)).refusal).toBe('NOT_REFUNDABLE');
  });

  it('gives all, then 30 %, then nothing', () => {
    expect(refundQuote(untouched, 1995, bought, after(6)).amount).toBe(1995);
    expect(refundQuote(untouched, 1995, bought, after(7)).amount).toBe(599);
    expect(refundQuote(untouched, 1995, bought, after(13)).amount).toBe(599);
    expect(refundQuote(untouched, 1995, bought, after(14))).toEqual({ amount: 0, refusal: 'TOO_LATE' });
  });

  it('never gives back more than was paid, nor more on a later day', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        (paid, a, b) => {
          const early = refundQuote(untouched, paid, bought, after(Math.min(a, b))).amount;
          const late = refundQuote(untouched, paid, bought, after(Math.max(a, b))).amount;
          expect(late).toBeLessThanOrEqual(early);
          expect(early).toBeLessThanOrEqual(paid);
          expect(Number.isSafeInteger(early)).toBe(true);
        },
      ),
    );
  });
});

describe('refundRuleOf', () => {
  it('names the rule of each type, and none for what costs nothing', () => {
    expect(refundRuleOf('vip', 300)).toBe('none');
    expect(refundRuleOf('verification', 300)).toBe('none');
    expect(refundRuleOf('hjjCoursePlan', 300)).toBe('lesson');
    expect(refundRuleOf('bundle', 300)).toBe('code');
    expect(refundRuleOf('physicalGood', 300)).toBe('days');
    for (const type of productTypes) expect(refundRuleOf(type, 0)).toBeNull();
  });
});
