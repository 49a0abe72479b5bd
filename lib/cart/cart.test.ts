import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCart, isSameCart, mergeCarts, putBack, takeOut, type CartContent } from './cart';
import { maxLines, maxOfOne } from '@/lib/catalogue/cart-limits';

const ids = [...'abcdef'];
const carts = fc.record({
  items: fc
    .uniqueArray(fc.constantFrom(...ids), { maxLength: 6 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((productId) =>
          fc.record({ productId: fc.constant(productId), quantity: fc.integer({ min: 1, max: maxOfOne }) }),
        ),
      ),
    )
    .map((items) => [...items]),
  coupon: fc.option(fc.constantFrom('SPRING', 'FALL')),
  marketHandle: fc.option(fc.constantFrom('sunrise', 'sunset')),
}) satisfies fc.Arbitrary<CartContent>;
const quantity = ({ items }: CartContent, id: string) => items.find(({ productId }) => productId === id)?.quantity ?? 0;
const of = (...items: [string, number][]): CartContent => ({
  ...emptyCart,
  items: items.map(([productId, quantity]) => ({ productId, quantity })),
});

describe('two carts', () => {
  it('that never met are put together: every line, the larger quantity', () => {
    fc.assert(
      fc.property(carts, carts, (mine, theirs) => {
        const merged = mergeCarts(emptyCart, mine, theirs);
        for (const id of ids) expect(quantity(merged, id)).toBe(Math.max(quantity(mine, id), quantity(theirs, id)));
      }),
    );
  });

  it('keep what either side did since they met, and lose nothing that one of them added', () => {
    fc.assert(
      fc.property(carts, carts, carts, (base, mine, theirs) => {
        const merged = mergeCarts(base, mine, theirs);
        for (const id of ids) {
          const [was, own, other] = [base, mine, theirs].map((cart) => quantity(cart, id)) as [number, number, number];
          const expected = own === was ? other : other === was ? own : Math.max(own, other);
          expect(quantity(merged, id)).toBe(expected);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('come to the same on both sides, and a second time changes nothing', () => {
    fc.assert(
      fc.property(carts, carts, carts, (base, mine, theirs) => {
        // The account stores the merged cart; the other side then merges with that.
        const merged = mergeCarts(base, mine, theirs);
        expect(isSameCart(mergeCarts(theirs, merged, merged), merged)).toBe(true);
        expect(isSameCart(mergeCarts(base, merged, theirs), merged)).toBe(true);
        expect(isSameCart(mergeCarts(theirs, theirs, merged), merged)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('take out what one side removed, unless the other asked for more of it', () => {
    const base = of(['a', 1], ['b', 1]);
    expect(mergeCarts(base, of(['a', 1]), base)).toEqual(of(['a', 1]));
    expect(mergeCarts(base, of(['a', 1]), of(['a', 1], ['b', 3]))).toEqual(of(['a', 1], ['b', 3]));
  });

  it('stay within the limits', () => {
    const many = (name: string) =>
      of(...Array.from({ length: maxLines }, (_, index): [string, number] => [`${name}${index}`, 500]));
    const { items } = mergeCarts(emptyCart, many('a'), many('b'));
    expect(items).toHaveLength(maxLines);
    expect(items.every((item) => item.quantity === maxOfOne)).toBe(true);
  });
});

describe('an order and its cart', () => {
  const itemsOf = (cart: CartContent) => new Map(cart.items.map(({ productId, quantity }) => [productId, quantity]));

  it('have together what was there, and the order gives back no more than it took or was put in since', () => {
    fc.assert(
      fc.property(carts, carts, carts, (before, ordered, since) => {
        const left = takeOut(before, ordered);
        for (const [id, quantity] of itemsOf(before))
          expect(itemsOf(left).get(id) ?? 0).toBe(Math.max(0, quantity - (itemsOf(ordered).get(id) ?? 0)));
        const back = putBack(since, ordered);
        for (const id of [...itemsOf(since).keys(), ...itemsOf(ordered).keys()])
          expect(itemsOf(back).get(id)).toBe(Math.max(itemsOf(since).get(id) ?? 0, itemsOf(ordered).get(id) ?? 0));
        expect(putBack(back, ordered)).toEqual(back);
        expect(back.coupon).toBe(since.coupon ?? ordered.coupon);
      }),
    );
  });

  it('of more than fits keeps what is in the cart', () => {
    const many = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ productId: `${name}${index}`, quantity: 1 }));
    const full = { ...emptyCart, items: many('a', maxLines - 1) };
    expect(putBack(full, { ...emptyCart, items: many('b', 5) }).items).toEqual([...full.items, ...many('b', 1)]);
  });
});
