import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opponentOf, type StoneColor } from '@/lib/domain/position';
import { areaScore, isEyeOf } from '@/lib/go/area';
import { partnerMove, type PartnerMove } from '@/lib/go/partner';
import { beginGame, play, type Game } from '@/lib/go/rules';

const empty = (size: number) => ({ size, black: '', white: '' });

/** A whole game; `rival` moves for Black. */
function playOut(size: number, seed: number, rival: (game: Game, moves: PartnerMove[]) => PartnerMove) {
  let game = beginGame(empty(size));
  const moves: PartnerMove[] = [];
  const captured = { black: 0, white: 0 };
  for (let color: StoneColor = 'black'; moves.slice(-2).join() !== 'pass,pass'; color = opponentOf(color)) {
    if (moves.length > size * size * 6) throw new Error('the game does not end');
    const at = color === 'black' ? rival(game, moves) : partnerMove(empty(size), 'black', moves, { seed });
    moves.push(at);
    if (at === 'pass') continue;
    const outcome = play(game, color, at);
    if (!outcome.legal) throw new Error(`${color} ${at}: ${outcome.reason}`);
    game = outcome.game;
    captured[color] += outcome.captured.length;
  }
  return { game, moves, captured };
}

describe('the partner', () => {
  it('ends its games, by legal moves alone, and fills no eye of its own', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(5, 7), (seed, size) => {
        let before = beginGame(empty(size));
        const { moves } = playOut(size, seed, (_, played) =>
          partnerMove(empty(size), 'black', played, { seed: seed + 1 }),
        );
        for (const [index, at] of moves.entries()) {
          if (at === 'pass') continue;
          const color = index % 2 ? 'white' : 'black';
          expect(isEyeOf(before, color, at)).toBe(false);
          const outcome = play(before, color, at);
          expect(outcome.legal).toBe(true);
          if (outcome.legal) before = outcome.game;
        }
      }),
      { numRuns: 12 },
    );
  });

  it('passes when a rival who only passes leaves it nothing to divide', () => {
    const { moves } = playOut(7, 3, () => 'pass');
    expect(moves.length).toBeLessThan(60);
  });

  it('the same game and seed give the same move', () => {
    expect(partnerMove(empty(9), 'black', ['E5'], { seed: 7 })).toBe(
      partnerMove(empty(9), 'black', ['E5'], { seed: 7 }),
    );
  });

  it.each([
    ['takes what is in atari', { size: 7, black: 'D4', white: 'C4 D5 E4' }, 'white', ['D3']],
    ['takes the larger of two', { size: 7, black: 'D4 D3 A7', white: 'C4 C3 D5 E4 E3 B7' }, 'white', ['D2']],
    ['saves what can be saved', { size: 7, black: 'C4 D5 E4', white: 'D4' }, 'white', ['D3']],
  ] as const)('%s', (_, position, color, points) => {
    for (let seed = 0; seed < 8; seed += 1) expect(points).toContain(partnerMove(position, color, [], { seed }));
  });

  it('does not throw a stone away', () => {
    // Every point inside is one liberty for White.
    const position = { size: 5, black: 'A2 B2 B1', white: 'E5' };
    for (let seed = 0; seed < 20; seed += 1) expect(partnerMove(position, 'white', [], { seed })).not.toBe('A1');
  });

  it('when it is gentle, loses most games of capture to who plays by the same rules with open eyes', () => {
    const firstCapture = (seed: number) => {
      let game = beginGame(empty(7));
      const moves: PartnerMove[] = [];
      for (let color: StoneColor = 'black'; moves.length < 120; color = opponentOf(color)) {
        const at = partnerMove(empty(7), 'black', moves, { seed, isGentle: color === 'white' });
        moves.push(at);
        if (at === 'pass') continue;
        const outcome = play(game, color, at);
        if (!outcome.legal) throw new Error(at);
        if (outcome.captured.length) return color;
        game = outcome.game;
      }
      return null;
    };
    const winners = Array.from({ length: 12 }, (_, seed) => firstCapture(seed));
    expect(winners.filter((winner) => winner === 'black').length).toBeGreaterThan(
      2 * winners.filter((winner) => winner === 'white').length,
    );
  });
});

describe('the count of a first game', () => {
  it('gives an area to the one side it touches, and a shared one to nobody', () => {
    const game = beginGame({ size: 5, black: 'B1 B2 B3 B4 B5', white: 'D1 D2 D3 D4 D5' });
    expect(areaScore(game)).toEqual({ black: 10, white: 10 });
    const wall = beginGame({ size: 5, black: 'C1 C2 C3 C4 C5', white: '' });
    expect(areaScore(wall)).toEqual({ black: 25, white: 0 });
  });

  it('a false eye is no eye', () => {
    const game = beginGame({ size: 5, black: 'B3 C4 D3 C2', white: 'B4 D4' });
    expect(isEyeOf(game, 'black', 'C3')).toBe(false);
    expect(isEyeOf(beginGame({ size: 5, black: 'B3 C4 D3 C2', white: 'B4' }), 'black', 'C3')).toBe(true);
  });
});
