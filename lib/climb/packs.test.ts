import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { climbThemes, levelStates } from './climb';
import {
  findStoredLevel,
  makesRoom,
  maxStored,
  onPath,
  packChoice,
  packName,
  sharesOf,
  stateAfter,
  sumOf,
} from './pack';

const size = fc.record({
  levels: fc.integer({ min: 0, max: maxStored.levels + 50 }),
  bytes: fc.integer({ min: 0, max: maxStored.bytes + 50_000 }),
});
const savedPack = fc.record({ levels: fc.nat(200), bytes: fc.nat(3_000_000), savedAt: fc.nat(1000) });
const level = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  theme: fc.constantFrom(...climbThemes),
  grade: fc.integer({ min: 1, max: 19 }),
  number: fc.integer({ min: 1, max: 9 }),
  state: fc.constantFrom(...levelStates),
});

describe('a pack', () => {
  it('has one name for each choice, and no other name is one', () => {
    const choice = fc.record({ theme: fc.constantFrom(...climbThemes), grade: fc.integer({ min: 1, max: 19 }) });
    fc.assert(fc.property(choice, (one) => void expect(packChoice(packName(one))).toEqual(one)));
    expect(packChoice(packName('next'))).toBe('next');
    for (const name of ['', 'Next', 'capture', 'capture-0', 'capture-20', 'capture-015', 'chess-3', 'capture-3 '])
      expect(packChoice(name)).toBeNull();
  });

  it('shares what is wanted as evenly as there is', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(80), { maxLength: 6 }), fc.nat(60), (available, most) => {
        const shares = sharesOf(available, most);
        const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
        expect(sum(shares)).toBe(Math.min(most, sum(available)));
        const open = shares.filter((share, index) => share < available[index]!);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual(available[index]!);
          // A source that still has some left is at most one turn behind the others.
          for (const other of open) expect(share - other).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('what a browser keeps', () => {
  const fits = (sum: { levels: number; bytes: number }) =>
    sum.levels <= maxStored.levels && sum.bytes <= maxStored.bytes;

  it('never exceeds its bound: the oldest go, and none without need', () => {
    fc.assert(
      fc.property(fc.array(savedPack, { maxLength: 8 }), size, (packs, coming) => {
        const going = makesRoom(packs, coming);
        if (!going) return void expect(fits(coming)).toBe(false);
        const left = packs.filter((pack) => !going.includes(pack));
        if (left.length > 0) expect(fits(sumOf([...left, coming]))).toBe(true);
        for (const gone of going) for (const stays of left) expect(gone.savedAt).toBeLessThanOrEqual(stays.savedAt);
        // The newest of the deleted packs would not have fitted.
        const [youngest] = going.slice(-1);
        if (youngest) expect(fits(sumOf([...left, youngest, coming]))).toBe(false);
      }),
    );
  });
});

describe('what is played', () => {
  it('is a level that is here, each once, in the order of the path', () => {
    fc.assert(
      fc.property(fc.array(level, { maxLength: 20 }), (levels) => {
        const path = onPath(levels);
        expect(new Set(path.map(({ id }) => id)).size).toBe(path.length);
        const key = ({ theme, grade, number }: (typeof path)[number]) =>
          climbThemes.indexOf(theme) * 1000 + (19 - grade) * 10 + number;
        expect(path.map(key)).toEqual(path.map(key).sort((a, b) => a - b));
      }),
    );
  });

  it('is never the one just played, nor one that is solved, unless it is named; and something while anything is left', () => {
    fc.assert(
      fc.property(fc.array(level, { minLength: 1, maxLength: 20 }), fc.nat(19), (levels, index) => {
        const path = onPath(levels);
        const after = path[index % path.length]!.id;
        const found = findStoredLevel(levels, { after });
        if (found) {
          expect(found.id).not.toBe(after);
          expect(['new', 'tried']).toContain(found.state);
        } else expect(path.filter(({ id, state }) => id !== after && /new|tried/.test(state))).toEqual([]);
        expect(findStoredLevel(levels, { id: after })?.id).toBe(after);
      }),
    );
  });

  it('goes on along its theme, then to what was left behind there, then to another theme', () => {
    const make = (id: string, theme: 'capture' | 'life', number: number, state: 'new' | 'solved' = 'new') => ({
      id,
      theme,
      number,
      state,
      grade: 15,
    });
    const levels = [
      make('c1', 'capture', 1),
      make('c2', 'capture', 2),
      make('c3', 'capture', 3),
      make('l1', 'life', 1),
    ];
    expect(findStoredLevel(levels, { after: 'c2' })?.id).toBe('c3');
    expect(findStoredLevel(levels, { after: 'c3' })?.id).toBe('c1');
    const solved = levels.map((one) => (one.theme === 'capture' ? { ...one, state: 'solved' as const } : one));
    expect(findStoredLevel(solved, { after: 'c3' })?.id).toBe('l1');
    expect(findStoredLevel(solved, { theme: 'capture', grade: 15 })).toBeNull();
    expect(findStoredLevel(levels, { theme: 'life', grade: 3 })?.id).toBe('l1');
    expect(findStoredLevel(levels, { after: 'unknown' })?.id).toBe('c1');
    expect(findStoredLevel(levels, { id: 'unknown' })).toBeNull();
  });

  it('stands as the server would say after an answer', () => {
    expect(stateAfter('new', true, 0)).toBe('firstTry');
    expect(stateAfter('new', true, 1)).toBe('solved');
    expect(stateAfter('new', false, 0)).toBe('tried');
    expect(stateAfter('tried', true, 0)).toBe('solved');
    fc.assert(
      fc.property(fc.boolean(), fc.nat(3), (solved, hints) => {
        expect(stateAfter('firstTry', solved, hints)).toBe('firstTry');
        expect(stateAfter('solved', solved, hints)).toBe('solved');
      }),
    );
  });
});
