import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deal,
  gentleADay,
  mayReview,
  offersStartOver,
  pauseDays,
  reviewsADay,
  reviewsLeft,
  startedOver,
} from './notebook';
import { noted, ratingOf, ratings, reviewed, type Memory } from './notebook-memory';

const anyRating = fc.constantFrom(...ratings);
const anyDay = fc.integer({ min: 20_000, max: 21_000 });
/** Cards after several reviews, each on the due day or some days later. */
const anyMemory = fc
  .tuple(anyDay, fc.array(fc.tuple(anyRating, fc.integer({ min: 0, max: 60 })), { maxLength: 12 }))
  .map(([day, reviews]) =>
    reviews.reduce((memory, [rating, late]) => reviewed(memory, memory.dueOn + late, rating), noted(day)),
  );

describe('a card of the notebook', () => {
  it('comes the day after the mistake', () => {
    expect(noted(20_000)).toMatchObject({ reviewedOn: 20_000, dueOn: 20_001, reviews: 0, lapses: 0 });
  });

  it('comes later than it was due after a review, never in less than a day, and the later the better it went', () => {
    fc.assert(
      fc.property(anyMemory, fc.nat(90), (memory, late) => {
        const day = memory.dueOn + late;
        const [again, hard, good] = ratings.map((rating) => reviewed(memory, day, rating));
        expect(again!.dueOn).toBeGreaterThan(day);
        expect(hard!.dueOn).toBeGreaterThan(again!.dueOn);
        expect(good!.dueOn).toBeGreaterThan(hard!.dueOn);
        expect(good!.dueOn).toBeGreaterThan(memory.dueOn);
        expect(good!.stability).toBeGreaterThanOrEqual(memory.stability);
        expect(again!.lapses).toBe(memory.lapses + 1);
        expect([again, hard, good].map((one) => one!.reviews)).toEqual(Array(3).fill(memory.reviews + 1));
      }),
    );
  });

  it('is planned alike on every device, in whole days, and comes back at least once in about a year', () => {
    fc.assert(
      fc.property(anyMemory, anyRating, (memory, rating) => {
        const next = reviewed(memory, memory.dueOn, rating);
        expect(reviewed(JSON.parse(JSON.stringify(memory)) as Memory, memory.dueOn, rating)).toEqual(next);
        expect(Number.isInteger(next.dueOn)).toBe(true);
        expect(next.dueOn - memory.dueOn).toBeLessThanOrEqual(367);
      }),
    );
  });

  it('is rated by its first try', () => {
    expect(ratingOf({ solved: true, hints: 0 })).toBe('good');
    expect(ratingOf({ solved: true, hints: 2 })).toBe('hard');
    expect(ratingOf({ solved: false, hints: 0 })).toBe('again');
    expect(ratingOf({ solved: false, hints: 3 })).toBe('again');
  });
});

it('no day has more than twenty reviews, and undo gives the state before back, whatever was done', () => {
  type Act = { at: number; card: number; rating: (typeof ratings)[number]; undo: boolean };
  const acts: fc.Arbitrary<Act[]> = fc.array(
    fc.record({ at: fc.nat(60), card: fc.nat(39), rating: anyRating, undo: fc.nat(9).map((one) => one === 0) }),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(acts, (done) => {
      let day = 20_100;
      const cards = Array.from({ length: 40 }, () => noted(20_000));
      const onDay = new Map<number, number>();
      for (const { at, card, rating, undo } of done) {
        if (at === 60) day += 1;
        const before = cards[card]!;
        const count = onDay.get(day) ?? 0;
        if (!mayReview(before, day, count)) continue;
        const stored = JSON.stringify(before);
        cards[card] = reviewed(before, day, rating);
        if (undo) cards[card] = JSON.parse(stored) as Memory;
        else onDay.set(day, count + 1);
        if (undo) expect(cards[card]).toEqual(before);
      }
      for (const count of onDay.values()) expect(count).toBeLessThanOrEqual(reviewsADay);
    }),
  );
  // All due cards in one day give exactly twenty reviews.
  const due = Array.from({ length: 40 }, () => noted(20_000));
  expect(due.reduce((done, card) => (mayReview(card, 20_001, done) ? done + 1 : done), 0)).toBe(reviewsADay);
  expect([reviewsLeft(0), reviewsLeft(19), reviewsLeft(20), reviewsLeft(33)]).toEqual([20, 1, 0, 0]);
});

describe('a backlog', () => {
  it('is offered to be spread after a pause', () => {
    const today = 20_000;
    expect(offersStartOver(reviewsADay + 1, null, today)).toBe(true);
    expect(offersStartOver(reviewsADay + 1, today - pauseDays, today)).toBe(true);
    expect(offersStartOver(reviewsADay + 1, today - pauseDays + 1, today)).toBe(false);
    expect(offersStartOver(reviewsADay, null, today)).toBe(false);
  });

  it('comes in its order, so many a day from today on, and none is lost', () => {
    fc.assert(
      fc.property(fc.nat(500), anyDay, (backlog, today) => {
        const days = startedOver(backlog, today);
        expect(days).toHaveLength(backlog);
        expect(days).toEqual(days.toSorted((a, b) => a - b));
        for (const day of days) expect(day).toBeGreaterThanOrEqual(today);
        expect(days.filter((day) => day === today)).toHaveLength(Math.min(backlog, gentleADay));
        for (const day of new Set(days))
          expect(days.filter((one) => one === day).length).toBeLessThanOrEqual(gentleADay);
      }),
    );
  });
});

it('a card shows another problem than its own where there is one, and each shows its own one as long as they last', () => {
  const names = fc.uniqueArray(fc.constantFrom(...'abcdefghij'));
  fc.assert(
    fc.property(names, names, (own, pool) => {
      const dealt = deal(
        own.map((problem) => ({ problem })),
        pool.map((id) => ({ id })),
      );
      expect(dealt).toHaveLength(pool.length > 0 ? own.length : 0);
      for (const { card, shown } of dealt) {
        expect(pool).toContain(shown.id);
        if (pool.some((id) => id !== card.problem)) expect(shown.id).not.toBe(card.problem);
      }
      if (pool.length > own.length) expect(new Set(dealt.map(({ shown }) => shown.id)).size).toBe(own.length);
    }),
  );
});
