import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countArea, isOver, partnerMove, playOn, startPartnerGame } from './partner';
import { opponentOf, type StoneColor } from './position';
import { chainAt, stonesOf } from './rules';

const empty = (size: number) => ({ size, black: '', white: '' });

/** Plays a game to its end: the learner's moves are chosen by these numbers, with some passes. */
function playGame(size: number, seed: number, learner: readonly number[]) {
  let state = startPartnerGame(empty(size));
  const history: string[] = [];
  let color: StoneColor = 'black';
  while (!isOver(state)) {
    const points = Array.from({ length: size * size }, (_, i) => `${'ABCDEFGHJ'[i % size]}${Math.floor(i / size) + 1}`);
    const legal = points.filter((at) => playOn(state, color, at));
    const number = learner[history.length % learner.length] ?? 0;
    const move: string =
      color === 'white'
        ? partnerMove(empty(size), 'white', history, seed)
        : (legal[number % (legal.length + 3)] ?? 'pass');
    const next = playOn(state, color, move);
    if (!next) throw new Error(`${color} played ${move} after ${history.join(' ')}`);
    if (color === 'white' && move !== 'pass') {
      const { liberties } = chainAt(next.game, move);
      if (liberties.length === 0) throw new Error(`${move} has no liberties`);
    }
    state = next;
    history.push(move);
    color = opponentOf(color);
  }
  return { state, history };
}

describe('the partner', () => {
  it('ends every game, and never plays against the rules', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(5, 7),
        fc.nat(1000),
        fc.array(fc.nat(200), { minLength: 1, maxLength: 40 }),
        (size, seed, learner) => {
          const { state, history } = playGame(size, seed, learner);
          expect(isOver(state)).toBe(true);
          expect(history.length).toBeLessThanOrEqual(3 * size * size);
          const { black, white } = countArea(state.game);
          expect(black + white).toBeLessThanOrEqual(size * size);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('passes after a pass once nothing is left, and fills no eye of its own', () => {
    const alive = { size: 5, black: '', white: 'B1 B2 A2 C1 D1 D2 E2 B3 C3 D3 C2' };
    for (let seed = 0; seed < 20; seed += 1) expect(partnerMove(alive, 'white', ['pass'], seed)).toBe('pass');
  });

  it('takes what is in atari, and saves its own', () => {
    const atari = { size: 7, black: 'D4', white: 'C4 E4 D3' };
    expect(partnerMove(atari, 'white', ['A1'], 1)).toBe('D5');
    const mine = { size: 7, black: 'C4 E4 D3', white: 'D4' };
    expect(partnerMove(mine, 'white', ['G7'], 1)).toBe('D5');
  });

  it('does not put a stone where it is taken at once', () => {
    const trap = { size: 5, black: 'B1 B2 A3 C3 D3', white: 'E5' };
    for (let seed = 0; seed < 20; seed += 1) {
      const at = partnerMove(trap, 'white', ['E1'], seed);
      expect(['A1', 'A2']).not.toContain(at);
    }
  });

  it('plays the same game for the same seed, and others for others', () => {
    const of = (seed: number) => playGame(7, seed, [3, 17, 29, 5]).history.join(' ');
    expect(of(4)).toBe(of(4));
    expect(new Set([1, 2, 3, 4, 5].map(of)).size).toBeGreaterThan(1);
  });

  it('takes no ko back at once', () => {
    const ko = { size: 5, black: 'B3 C2 C4 D3', white: 'D2 D4 E3' };
    const state = startPartnerGame({ ...ko, black: 'B3 C2 C4', white: 'C3 D2 D4 E3' });
    // Black takes at D3; the stone there has one liberty, at C3.
    const taken = playOn(state, 'black', 'D3');
    expect(taken?.captured).toEqual(['C3']);
    expect(taken && playOn(taken, 'white', 'C3')).toBeNull();
    expect(stonesOf(taken!.game, 'black')).toContain('D3');
  });
});
