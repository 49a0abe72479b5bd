import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantKinds, isWhollyOwned, maxPieces, maxQuantity, ownershipKey, type Grant } from './grant';

const grants = fc.array(
  fc.record<Grant>({
    kind: fc.constantFrom(...grantKinds),
    ref: fc.option(fc.constantFrom('a', 'b', 'c')),
    months: fc.option(fc.nat(12)),
    amount: fc.integer({ min: 1, max: 5 }),
  }),
  { maxLength: 4 },
);
const keysOf = (list: readonly Grant[]) => list.map(({ kind, ref }) => ownershipKey(kind, ref ?? 'p'));

describe('what is held for good', () => {
  it('is rejected only where every grant is a course or an exam without end that the account has', () => {
    fc.assert(
      fc.property(grants, fc.nat(4), (list, known) => {
        const owned = new Set(keysOf(list).slice(0, known));
        const isRejected = isWhollyOwned('p', list, owned);
        const addsNothing =
          list.length > 0 &&
          list.every(
            ({ kind, months, ref }) =>
              ['course', 'exam'].includes(kind) && !months && owned.has(ownershipKey(kind, ref ?? 'p')),
          );
        expect(isRejected).toBe(addsNothing);
      }),
    );
  });

  it('is sold once an order, everything else up to the cap', () => {
    fc.assert(
      fc.property(grants, (list) => {
        const canBeOwned = isWhollyOwned('p', list, new Set(keysOf(list)));
        expect(maxQuantity(list)).toBe(canBeOwned ? 1 : maxPieces);
      }),
    );
  });
});
