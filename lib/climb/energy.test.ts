import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  costsEnergy,
  energyAfterVip,
  energyCapacity,
  energyRefillMinutes,
  fullEnergy,
  refilled,
  secondsToNext,
  spent,
  type Energy,
} from './energy';

const start = Date.UTC(2026, 10, 25);
const refillMs = energyRefillMinutes * 60_000;
const at = (ms: number) => new Date(start + ms);
const anyEnergy = fc
  .tuple(fc.integer({ min: 0, max: energyCapacity }), fc.integer({ min: 0, max: refillMs * 3 }))
  .map(([left, ms]): Energy => ({ left, since: at(ms) }));
const anyTime = fc.integer({ min: 0, max: refillMs * 80 });
const inBounds = ({ left }: Energy) => {
  expect(Number.isInteger(left)).toBe(true);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThanOrEqual(energyCapacity);
};

describe('energy', () => {
  it('is for thirty levels, and one comes back every fifteen minutes', () => {
    expect([energyCapacity, energyRefillMinutes]).toEqual([30, 15]);
    const empty = spent(fullEnergy(at(0)), 30, at(0));
    expect(empty).toEqual({ left: 0, since: at(0) });
    expect(refilled(empty, at(refillMs - 1)).left).toBe(0);
    expect(refilled(empty, at(refillMs)).left).toBe(1);
    expect(refilled(empty, at(30 * refillMs))).toEqual(fullEnergy(at(30 * refillMs)));
    expect(secondsToNext(empty, at(0))).toBe(900);
    expect(secondsToNext(empty, at(refillMs - 1))).toBe(1);
    expect(secondsToNext(fullEnergy(at(0)), at(0))).toBeNull();
  });

  it('is never below nothing nor above its capacity, whatever is told at once or late', () => {
    const story = fc.array(fc.tuple(anyTime, fc.integer({ min: 0, max: 99 })), { maxLength: 30 });
    fc.assert(
      fc.property(anyEnergy, story, (from, steps) => {
        let energy = from;
        // Also backward: clocks of two servers differ.
        for (const [ms, levels] of steps) {
          energy = spent(energy, levels, at(ms));
          inBounds(energy);
          inBounds(refilled(energy, at(ms)));
        }
      }),
    );
  });

  it('loses nothing to a clock that is behind', () => {
    const stored = { left: 3, since: at(refillMs * 5) };
    expect(refilled(stored, at(0))).toEqual(stored);
  });

  it('comes back the same, however often somebody looks', () => {
    const looks = fc.array(anyTime, { minLength: 1, maxLength: 20 }).map((times) => times.sort((a, b) => a - b));
    fc.assert(
      fc.property(anyEnergy, looks, (energy, times) => {
        const end = at(times.at(-1)!);
        const often = times.reduce((last, ms) => refilled(last, at(ms)), energy);
        expect(often.left).toBe(refilled(energy, end).left);
        expect(secondsToNext(often, end)).toBe(secondsToNext(energy, end));
      }),
    );
  });

  it('has one more when it was said to, and not a second before', () => {
    fc.assert(
      fc.property(anyEnergy, anyTime, (energy, ms) => {
        const now = at(refillMs * 3 + ms);
        const wait = secondsToNext(energy, now);
        const { left } = refilled(energy, now);
        if (wait === null) {
          expect(left).toBe(energyCapacity);
          return;
        }
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(energyRefillMinutes * 60);
        const later = (seconds: number) => refilled(energy, new Date(now.getTime() + seconds * 1000)).left;
        expect(later(wait)).toBe(left + 1);
        expect(later(wait - 1)).toBe(left);
      }),
    );
  });

  it('spent in two goes is as much as spent in one', () => {
    const few = fc.nat(40);
    fc.assert(
      fc.property(anyEnergy, few, few, (energy, one, two) => {
        const now = at(refillMs * 3);
        expect(spent(spent(energy, one, now), two, now)).toEqual(spent(energy, one + two, now));
      }),
    );
  });

  it('counts from full where VIP ended after the last was spent, and goes on where it ended before', () => {
    const empty = { left: 0, since: at(1000) };
    expect(energyAfterVip(null, null, at(2000)).left).toBe(energyCapacity);
    expect(energyAfterVip(empty, null, at(2000)).left).toBe(0);
    expect(energyAfterVip(empty, at(500), at(2000)).left).toBe(0);
    expect(energyAfterVip(empty, at(1500), at(2000)).left).toBe(energyCapacity);
  });

  it('is spent by the first answer of a day, not on the levels that are everybody’s', () => {
    expect(costsEnergy({ theme: 'capture', place: 2 }, false)).toBe(true);
    expect(costsEnergy({ theme: 'capture', place: 2 }, true)).toBe(false);
    expect(costsEnergy({ theme: 'capture', place: 1 }, false)).toBe(false);
    expect(costsEnergy({ theme: 'endgame', place: 1 }, false)).toBe(true);
  });
});
