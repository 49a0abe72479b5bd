import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/go/position';
import type { Posed } from '@/lib/go/answers';
import { givenIn, takingOf } from '@/platform/bank/proof/given';
import { signsOf } from '@/platform/bank/proof/signs';

/** Black gives D1 in the corner: White takes it, and has too few liberties. */
const given: Problem['position'] = { size: 9, black: 'A2 B2 C2 F1 D3', white: 'B1 C1 D2 E2', toPlay: 'black' };
/** Black gives A2: taken at A1, it takes three stones back. */
const snapback: Problem['position'] = { size: 9, black: 'D1 C2 C1 B3', white: 'E1 B2 B1 A3 A4', toPlay: 'black' };
const capture = (position: Problem['position'], moves: Problem['moves']): Problem => ({
  position,
  goal: 'capture',
  moves,
});

describe('a stone that is given', () => {
  it('is a throw-in where the line goes on elsewhere', () => {
    expect(givenIn(capture(given, [{ at: 'D1', reply: 'E1', then: [{ at: 'A1' }] }]))).toBe('throw-in');
  });
  it('is a snapback where it takes back more on the same point', () => {
    expect(givenIn(capture(snapback, [{ at: 'A2', reply: 'A1', then: [{ at: 'A2' }] }]))).toBe('snapback');
  });
  it('is neither where it is not taken, where the answer is not the taking, or where another move does it too', () => {
    expect(givenIn(capture(given, [{ at: 'D1' }]))).toBeNull();
    expect(givenIn(capture(given, [{ at: 'D1', reply: 'E3', then: [{ at: 'A1' }] }]))).toBeNull();
    expect(givenIn(capture(given, [{ at: 'D1', reply: 'E1', then: [{ at: 'A1' }] }, { at: 'E1' }]))).toBeNull();
  });
  it('is taken where its last liberty is', () => {
    expect(takingOf(given, 'D1')).toBe('E1');
    expect(takingOf(snapback, 'A2')).toBe('A1');
    expect(takingOf(given, 'E1')).toBeNull();
    expect(takingOf(given, 'E5')).toBeNull();
  });
  it('is seen without a search', () => {
    const posed = (position: Problem['position'], target: string): Posed => ({
      position,
      goal: 'capture',
      proof: { targets: [target], within: 14, wide: 2 },
    });
    expect(signsOf(posed(given, 'B1'), 'throw-in')).toEqual(['D1']);
    expect(signsOf(posed(given, 'B1'), 'snapback')).toEqual([]);
    expect(signsOf(posed(snapback, 'B2'), 'snapback')).toEqual(['A2']);
  });
});
