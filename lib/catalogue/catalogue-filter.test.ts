import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareFacts,
  everything,
  filterParams,
  isAmong,
  kindOf,
  priceLimit,
  priceSteps,
  readFilter,
  sortOrders,
  tabsOf,
  type CatalogueFacts,
} from './catalogue-filter';
import { audiences, productTypes, typesUnderMore } from './product-type';

const grade = fc.integer({ min: 1, max: 19 });
const facts: fc.Arbitrary<CatalogueFacts> = fc
  .record({
    type: fc.constantFrom(...productTypes),
    isItp: fc.boolean(),
    grades: fc.option(fc.tuple(grade, grade)),
    audience: fc.uniqueArray(fc.constantFrom(...audiences)),
    price: fc.option(fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100)),
  })
  .map(({ grades, price, ...rest }) => ({
    ...rest,
    gradeFrom: grades ? Math.max(...grades) : null,
    gradeTo: grades ? Math.min(...grades) : null,
    price: price === null ? {} : { USD: { sellPrice: price } },
  }));
const shows = (item: CatalogueFacts, search: string) => isAmong(item, readFilter(search), 'en-US');

describe('the filter of the course list', () => {
  it('shows everything without a query, and for every value it does not know', () => {
    fc.assert(
      fc.property(facts, fc.string(), fc.string(), (item, value, other) => {
        fc.pre(!productTypes.includes(value as never) && !audiences.includes(other as never));
        expect(shows(item, '')).toBe(true);
        const query = new URLSearchParams({
          coursesType: value,
          audience: other,
          gradeFrom: 'x',
          gradeTo: '99',
          price: 'cheap',
          sort: 'up',
        });
        expect(readFilter(`?${query}`)).toEqual(everything);
      }),
    );
  });

  it.each(['constructor', '__proto__', 'toString'])('takes %s for no tab', (name) => {
    expect(readFilter(`?coursesType=${name}`).type).toBeNull();
  });

  it('is the same after a way through the address', () => {
    const filter = fc.record({
      type: fc.option(fc.constantFrom(...productTypes)),
      grades: fc.tuple(grade, grade),
      audience: fc.option(fc.constantFrom(...audiences)),
      price: fc.option(fc.constantFrom(...priceSteps)),
      sort: fc.option(fc.constantFrom(...sortOrders)),
    });
    fc.assert(
      fc.property(filter, ({ grades, ...rest }) => {
        const chosen = { ...rest, from: Math.max(...grades), to: Math.min(...grades) };
        expect(readFilter(new URLSearchParams(filterParams(chosen)).toString())).toEqual(chosen);
      }),
    );
  });

  it('finds a product under its own type, teacher training if marked, and what "more" gathers', () => {
    fc.assert(
      fc.property(facts, (item) => {
        const own = [item.type, ...(item.isItp ? ['itp'] : [])];
        const more = own.includes('more') || own.some((type) => (typesUnderMore as readonly string[]).includes(type));
        expect(new Set(tabsOf(item))).toEqual(new Set([...own, ...(more ? ['more'] : [])]));
      }),
    );
  });

  it('shows a product whose grades meet the range, whichever end is named first', () => {
    fc.assert(
      fc.property(facts, grade, grade, (item, a, b) => {
        fc.pre(Math.abs(a - b) < 18);
        const there = shows(item, `?gradeFrom=${a}&gradeTo=${b}`);
        expect(shows(item, `?gradeFrom=${b}&gradeTo=${a}`)).toBe(there);
        const meets = Array.from({ length: Math.abs(a - b) + 1 }, (_, i) => Math.min(a, b) + i).some(
          (one) => item.gradeFrom !== null && item.gradeTo !== null && one <= item.gradeFrom && one >= item.gradeTo,
        );
        expect(there).toBe(meets);
      }),
    );
  });

  it('parts cheap from dear without gap or overlap, and free from the rest; what has no price is in none', () => {
    fc.assert(
      fc.property(facts, (item) => {
        const price = item.price.USD?.sellPrice;
        expect(shows(item, '?price=low')).toBe(price !== undefined && price < priceLimit.USD);
        expect(shows(item, '?price=high')).toBe(price !== undefined && price >= priceLimit.USD);
        expect(shows(item, '?price=free')).toBe(price === 0);
      }),
    );
  });

  it('cannot tell products of one kind apart', () => {
    const filter = fc.record({
      grades: fc.tuple(grade, grade),
      audience: fc.option(fc.constantFrom(...audiences)),
      price: fc.option(fc.constantFrom(...priceSteps)),
    });
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 200 }), filter, (a, sellPrice, { grades, ...rest }) => {
        const b: CatalogueFacts = { ...a, price: { USD: { sellPrice } } };
        const asked = { ...everything, ...rest, from: Math.max(...grades), to: Math.min(...grades) };
        if (kindOf(a) === kindOf(b)) expect(isAmong(a, asked, 'en-US')).toBe(isAmong(b, asked, 'en-US'));
        else expect(a.price.USD?.sellPrice).not.toBe(sellPrice);
      }),
    );
  });

  it('sorts consistently', () => {
    fc.assert(
      fc.property(facts, facts, (a, b) => {
        for (const sort of sortOrders)
          expect(Math.sign(compareFacts(a, b, sort, 'en-US')) + Math.sign(compareFacts(b, a, sort, 'en-US'))).toBe(0);
      }),
    );
  });
});
