import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SoldGrant } from '@/lib/catalogue/grant';
import { productTypes } from '@/lib/catalogue/product-type';
import {
  lineRefund,
  plansOf,
  refundDay,
  refundPercent,
  refundQuote,
  refundUntil,
  soldTypeOf,
  type RefundableLine,
} from './refund';
import { isReturnedLine } from '@/lib/orders/returned-line';
import { refundRuleOf } from '@/lib/catalogue/refund-rule';

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

/** The date in Taipei according to Intl: a second, independent way to count the days. */
const dateInTaipei = (at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei', dateStyle: 'short' }).format(at);
const daysBetween = (from: Date, to: Date) =>
  Math.round((Date.parse(dateInTaipei(to)) - Date.parse(dateInTaipei(from))) / 86_400_000);

describe('the share', () => {
  it('changes at midnight in Taipei and at no other moment, whenever it was bought', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    const property = fc.property(instant, (bought) => {
      for (const [day, before, after] of [
        [7, 100, 30],
        [14, 30, 0],
      ] as const) {
        // The end of that day in Taipei, which has no summer time.
        const end = Date.parse(`${dateInTaipei(bought)}T23:59:59.999+08:00`) + (day - 1) * 86_400_000;
        expect(refundPercent(refundDay(bought, new Date(end)))).toBe(before);
        expect(refundPercent(refundDay(bought, new Date(end + 1)))).toBe(after);
        expect(refundUntil(bought, new Date(end))?.getTime()).toBe(end);
      }
      expect(refundUntil(bought, new Date(bought.getTime() + 15 * 86_400_000))).toBeNull();
    });
    fc.assert(property, { numRuns: 1000 });
  });
});

describe('a line', () => {
  const facts = { type: 'generalCourses' as const, lessonOpened: false, codeRedeemed: false };
  const bought = new Date('2027-01-01T02:00:00Z');
  const line = { paid: 1000, refunded: 0, isReturned: false, purchasedAt: bought };

  it('that was not paid, cost nothing or went back has no refund', () => {
    expect(lineRefund(facts, { ...line, purchasedAt: null }, bought).refusal).toBe('NOT_PAID');
    expect(lineRefund(facts, { ...line, paid: 0 }, bought).refusal).toBe('NOT_REFUNDABLE');
    expect(lineRefund(facts, { ...line, refunded: 300, isReturned: true }, bought).refusal).toBe('ALREADY_REFUNDED');
  });

  it('gets the rest where staff gave something back before', () => {
    expect(lineRefund(facts, { ...line, refunded: 100 }, bought).amount).toBe(900);
    const later = new Date(bought.getTime() + 8 * 86_400_000);
    expect(lineRefund(facts, { ...line, refunded: 100 }, later).amount).toBe(200);
    expect(lineRefund(facts, { ...line, refunded: 300 }, later).refusal).toBe('ALREADY_REFUNDED');
  });

  it('went back by the rule, or when all is taken or paid back', () => {
    const some = { amount: 1000, refunded: 300, byRule: false, gave: true, holds: true };
    expect(isReturnedLine(some)).toBe(false);
    expect(isReturnedLine({ ...some, byRule: true })).toBe(true);
    expect(isReturnedLine({ ...some, holds: false })).toBe(true);
    expect(isReturnedLine({ ...some, holds: false, gave: false })).toBe(false);
    expect(isReturnedLine({ ...some, refunded: 1000 })).toBe(true);
    expect(isReturnedLine({ ...some, refunded: 0, holds: false })).toBe(false);
  });

  it('keeps the rule it was sold by; an older one is told by what it gives', () => {
    const grant = (kind: SoldGrant['kind'], rest: Partial<SoldGrant> = {}) => ({
      kind,
      ref: null,
      months: null,
      amount: 1,
      ...rest,
    });
    expect(soldTypeOf([grant('course', { soldAs: 'itp' }), grant('exam', { soldAs: 'itp' })])).toBe('itp');
    expect(soldTypeOf([grant('redeemCode'), grant('vip', { months: 3 })])).toBe('bundle');
    expect(soldTypeOf([grant('course'), grant('exam')])).toBe('hjjCoursePlan');
    expect(soldTypeOf([grant('exam')])).toBe('vip');
    expect(soldTypeOf([grant('course', { months: 1 })])).toBe('more');
    expect(soldTypeOf([])).toBe('more');
    expect(
      plansOf('go', [grant('course'), grant('course', { ref: 'plan-2' }), grant('redeemCode', { ref: 'x' })]),
    ).toEqual(['go', 'plan-2']);
  });

  it('never gives back more than was paid, whatever happens in which order', () => {
    type Step = { do: 'wait' | 'open' | 'redeem' | 'ask' | 'staff'; size: number };
    const steps = fc.array(
      fc.record<Step>({
        do: fc.constantFrom('wait', 'open', 'redeem', 'ask', 'staff'),
        size: fc.integer({ min: 1, max: 96 }),
      }),
      { maxLength: 30 },
    );
    const property = fc.property(
      fc.constantFrom(...productTypes),
      fc.integer({ min: 1, max: 100_000 }),
      steps,
      (type, paid, all) => {
        const known = { type, lessonOpened: false, codeRedeemed: false };
        const state: RefundableLine = { paid, refunded: 0, isReturned: false, purchasedAt: bought };
        let now = bought;
        let asked = 0;
        for (const step of all) {
          if (step.do === 'wait') now = new Date(now.getTime() + step.size * 3_600_000);
          if (step.do === 'open') known.lessonOpened = !state.isReturned || known.lessonOpened;
          if (step.do === 'redeem') known.codeRedeemed = !state.isReturned || known.codeRedeemed;
          if (step.do === 'staff') state.refunded = Math.min(paid, state.refunded + step.size);
          if (step.do !== 'ask') continue;
          const { amount, refusal: rejection } = lineRefund(known, state, now);
          const day = daysBetween(bought, now) + 1;
          const share = day <= 7 ? 100 : day <= 14 ? 30 : 0;
          expect(rejection === null).toBe(amount > 0);
          if (amount === 0) continue;
          asked += 1;
          state.refunded += amount;
          state.isReturned = true;
          expect(state.refunded).toBe(Math.round((paid * share) / 100));
          expect(['vip', 'verification']).not.toContain(type);
          expect(known.codeRedeemed).toBe(false);
          if (['hjjCoursePlan', 'generalCourses', 'itp'].includes(type)) expect(known.lessonOpened).toBe(false);
        }
        expect(asked).toBeLessThanOrEqual(1);
        expect(state.refunded).toBeLessThanOrEqual(paid);
      },
    );
    fc.assert(property, { numRuns: 2000 });
  });
});
