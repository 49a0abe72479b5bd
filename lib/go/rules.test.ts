import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPosition, formatPoint, opponentOf, type StoneColor } from './position';
import { beginGame, libertiesAt, play, stonesOf, type Game } from './rules';

const empty = (size: number) => beginGame({ size, black: '', white: '' });
function mustPlay(game: Game, color: StoneColor, at: string) {
  const outcome = play(game, color, at);
  if (!outcome.legal) throw new Error(`${color} ${at}: ${outcome.reason}`);
  return outcome;
}

/** A game of random moves; illegal ones are skipped. */
const games = fc.record({
  size: fc.integer({ min: 5, max: 9 }),
  moves: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 120 }),
});

describe('play', () => {
  it('keeps every chain alive and every stone accounted for', () => {
    fc.assert(
      fc.property(games, ({ size, moves }) => {
        let game = empty(size);
        let color: StoneColor = 'black';
        for (const [x, y] of moves) {
          const at = formatPoint({ x: x % size, y: y % size }, size);
          const before = { own: stonesOf(game, color), other: stonesOf(game, opponentOf(color)) };
          const outcome = play(game, color, at);
          expect(stonesOf(game, color), 'a game is never changed in place').toEqual(before.own);
          if (!outcome.legal) continue;
          game = outcome.game;
          const own = stonesOf(game, color);
          const other = stonesOf(game, opponentOf(color));
          expect(own).toHaveLength(before.own.length + 1);
          expect(own).toContain(at);
          expect(other).toHaveLength(before.other.length - outcome.captured.length);
          expect(outcome.captured.every((stone) => before.other.includes(stone) && !other.includes(stone))).toBe(true);
          const whole = { size, black: stonesOf(game, 'black').join(' '), white: stonesOf(game, 'white').join(' ') };
          expect(checkPosition(whole)).toEqual([]);
          color = opponentOf(color);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('takes off a chain with its last liberty', () => {
    const game = beginGame({ size: 7, black: 'C4 D5 E5 D3 E3', white: 'D4 E4' });
    expect(libertiesAt(game, 'D4')).toBe(1);
    const { captured } = mustPlay(game, 'black', 'F4');
    expect(captured).toEqual(['D4', 'E4']);
  });

  it('takes off several chains with one stone', () => {
    const game = beginGame({ size: 5, black: 'A2 C2 B3 D1', white: 'A1 B2 C1' });
    expect(mustPlay(game, 'black', 'B1').captured).toEqual(['B2', 'A1', 'C1']);
  });

  it('rejects taken points, points off the board and suicide', () => {
    const game = beginGame({ size: 5, black: 'C3', white: 'A2 B1' });
    expect(play(game, 'white', 'C3')).toEqual({ legal: false, reason: 'taken' });
    expect(play(game, 'white', 'F1')).toEqual({ legal: false, reason: 'notOnBoard' });
    expect(play(game, 'black', 'A1')).toEqual({ legal: false, reason: 'suicide' });
    expect(play(game, 'white', 'A1').legal).toBe(true);
  });

  it('refuses to take back a ko at once, and allows it after an exchange', () => {
    const ko = beginGame({ size: 7, black: 'C4 D5 D3', white: 'D4 E5 E3 F4' });
    const { game, captured } = mustPlay(ko, 'black', 'E4');
    expect(captured).toEqual(['D4']);
    expect(play(game, 'white', 'D4')).toEqual({ legal: false, reason: 'ko' });
    const later = mustPlay(mustPlay(game, 'white', 'A1').game, 'black', 'A7').game;
    expect(mustPlay(later, 'white', 'D4').captured).toEqual(['E4']);
  });
});
