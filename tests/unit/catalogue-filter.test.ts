import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareFacts,
  isShown,
  readFacts,
  readFilter,
  sortOrders,
  writeFacts,
  type CardFacts,
} from '@/lib/domain/catalogue-filter';
import { audiences, productTypes, typesUnderMore } from '@/lib/domain/product-type';

const tabs = Object.fromEntries(
  productTypes.map((type) => [type, type === 'more' ? ['more', ...typesUnderMore] : [type]]),
);
const grade = fc.integer({ min: 1, max: 19 });
const facts: fc.Arbitrary<CardFacts> = fc
  .record({
    types: fc.uniqueArray(fc.constantFrom(...productTypes), { minLength: 1, maxLength: 2 }),
    grades: fc.option(fc.tuple(grade, grade)),
    audience: fc.uniqueArray(fc.constantFrom(...audiences)),
    price: fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
  })
  .map(({ types, grades, audience, price }) => ({
    types,
    from: grades ? Math.max(...grades) : null,
    to: grades ? Math.min(...grades) : null,
    audience,
    price,
  }));

describe('the filter of the course list', () => {
  it('reads back what a card says of its product', () => {
    fc.assert(
      fc.property(facts, (card) => {
        expect(readFacts(writeFacts(card))).toEqual(card);
      }),
    );
  });

  it('shows everything without a query, and for every value it does not know', () => {
    fc.assert(
      fc.property(facts, fc.string(), fc.string(), (card, value, other) => {
        fc.pre(!Object.keys(tabs).includes(value) && !audiences.includes(other as never));
        expect(isShown(card, readFilter('', tabs), 50)).toBe(true);
        const query = new URLSearchParams({
          coursesType: value,
          audience: other,
          gradeFrom: 'x',
          gradeTo: '99',
          price: 'cheap',
          sort: 'up',
        });
        expect(isShown(card, readFilter(`?${query}`, tabs), 50)).toBe(true);
      }),
    );
  });

  it.each(['constructor', '__proto__', 'toString'])('takes %s for no tab', (name) => {
    expect(readFilter(`?coursesType=${name}`, tabs)).toMatchObject({ tab: '', types: null });
  });

  it('shows a type in its own tab and what it gathers under "more"', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...productTypes), (card, tab) => {
        expect(isShown(card, readFilter(`?coursesType=${tab}`, tabs), 50)).toBe(
          card.types.some((type) => tabs[tab]?.includes(type)),
        );
      }),
    );
  });

  it('shows a product whose grades meet the range, whichever end is named first', () => {
    fc.assert(
      fc.property(facts, grade, grade, (card, a, b) => {
        fc.pre(Math.abs(a - b) < 18);
        const there = isShown(card, readFilter(`?gradeFrom=${a}&gradeTo=${b}`, tabs), 50);
        expect(isShown(card, readFilter(`?gradeFrom=${b}&gradeTo=${a}`, tabs), 50)).toBe(there);
        const meets = Array.from({ length: Math.abs(a - b) + 1 }, (_, i) => Math.min(a, b) + i).some(
          (one) => card.from !== null && card.to !== null && one <= card.from && one >= card.to,
        );
        expect(there).toBe(meets);
      }),
    );
  });

  it('parts cheap from dear without gap or overlap, and free from both', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 100 }), (card, step) => {
        const shown = (price: string) => isShown(card, readFilter(`?price=${price}`, tabs), step);
        expect(shown('low')).not.toBe(shown('high'));
        expect(shown('free')).toBe(card.price === 0);
      }),
    );
  });

  it('sorts consistently and leaves the shop’s order alone by default', () => {
    fc.assert(
      fc.property(facts, facts, (a, b) => {
        expect(compareFacts(a, b, '')).toBe(0);
        for (const sort of sortOrders)
          expect(Math.sign(compareFacts(a, b, sort)) + Math.sign(compareFacts(b, a, sort))).toBe(0);
      }),
    );
  });

  it('works from its text alone, as the inline script runs it', () => {
    const revive = <Rule>(rule: Rule): Rule => new Function(`return (${String(rule)})`)() as Rule;
    const [filter, read, shown] = [revive(readFilter), revive(readFacts), revive(isShown)];
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom('', '?coursesType=vip', '?gradeFrom=12&gradeTo=9', '?audience=child&price=low'),
        (card, search) => {
          expect(shown(read(writeFacts(card)), filter(search, tabs), 50)).toBe(
            isShown(card, readFilter(search, tabs), 50),
          );
        },
      ),
    );
  });
});
