import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnerInputSchema } from './contract';
import { ageOf } from './learner';

const birth = fc.record({
  birthYear: fc.integer({ min: 1900, max: 2020 }),
  birthMonth: fc.integer({ min: 1, max: 12 }),
});
const instant = fc.date({ min: new Date('2021-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

describe('the age of a learner', () => {
  it('changes with the month of birth, on the school’s calendar', () => {
    const mei = { birthYear: 2020, birthMonth: 3 };
    expect(ageOf(mei, new Date('2026-02-28T15:59:59Z'))).toBe(5);
    // The first of March in Taipei.
    expect(ageOf(mei, new Date('2026-02-28T16:00:00Z'))).toBe(6);
    expect(ageOf(mei, new Date('2026-12-31T12:00:00Z'))).toBe(6);
  });

  it('is 0 from the month of birth on, and negative before it', () => {
    const born = { birthYear: 2026, birthMonth: 11 };
    expect(ageOf(born, new Date('2026-11-01T00:00:00Z'))).toBe(0);
    expect(ageOf(born, new Date('2026-10-31T00:00:00Z'))).toBe(-1);
  });

  it('grows by one from year to year, and never falls', () => {
    fc.assert(
      fc.property(birth, instant, fc.integer({ min: 0, max: 400 }), (born, now, days) => {
        const [age, later] = [ageOf(born, now), ageOf(born, new Date(now.getTime() + days * 86_400_000))];
        expect(later - age).toBeGreaterThanOrEqual(0);
        expect(later - age).toBeLessThanOrEqual(2);
        expect(ageOf({ ...born, birthYear: born.birthYear - 1 }, now)).toBe(age + 1);
      }),
    );
  });
});

describe('what is told of a learner', () => {
  const mei = { name: ' 小\u200b美\n ', birthYear: 2020, birthMonth: 3 };
  it('is a name without what cannot be seen, a year and a month', () => {
    expect(learnerInputSchema.parse(mei)).toEqual({ name: '小美', birthYear: 2020, birthMonth: 3 });
    for (const wrong of [
      { name: ' \u200b ' },
      { name: '美'.repeat(41) },
      { name: '小美\n大美' },
      { name: 'evil.example' },
      { birthMonth: 0 },
      { birthMonth: 13 },
      { birthYear: 1899 },
      { birthYear: 2020.5 },
      { birthday: '2020-03-01' },
    ])
      expect(learnerInputSchema.safeParse({ ...mei, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  });
});
