import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOn, startPartnerGame } from '@/lib/go/partner';
import { formatPoint } from '@/lib/go/position';
import type { LessonGame } from '@/lib/lessons/lesson';
import { gameStanding, nextGame, startGame, type GameEvent, type GameState } from './game-state';

const toTheEnd: LessonGame = { size: 5, capture: null, learner: 'black' };
const toCapture: LessonGame = { size: 5, capture: 1, black: 'B1 A2 B3', white: 'B2', learner: 'black' };

const after = (rules: LessonGame, ...events: GameEvent[]) =>
  events.reduce((before, event) => nextGame(rules, before, event), startGame(7));
const play = (at: string): GameEvent => ({ type: 'play', at });
const answer: GameEvent = { type: 'answer' };

describe('a game of a lesson', () => {
  it('is begun by the learner, and each waits for the other', () => {
    const begun = startGame(7);
    expect(nextGame(toTheEnd, begun, answer)).toBe(begun);
    const played = after(toTheEnd, play('C3'));
    expect(gameStanding(toTheEnd, played)).toMatchObject({ isThinking: true, canUndo: false });
    expect(nextGame(toTheEnd, played, play('D4')).turns).toBe(played.turns);
    const answered = nextGame(toTheEnd, played, answer);
    expect(gameStanding(toTheEnd, answered)).toMatchObject({ isThinking: false, canUndo: true });
    expect(answered.turns.map(({ color }) => color)).toEqual(['black', 'white']);
  });

  it('says why a press came to nothing, until the next press', () => {
    const taken = after(toCapture, play('B2'));
    expect(taken).toMatchObject({ turns: [], rejection: 'taken' });
    expect(nextGame(toCapture, taken, play('D4')).rejection).toBeNull();
  });

  it('to captures ends with the last of them, and nothing is played or taken back after it', () => {
    const over = after(toCapture, play('C2'));
    expect(gameStanding(toCapture, over).result).toEqual({ kind: 'captures', winner: 'me', mine: 1, theirs: 0 });
    for (const event of [play('D4'), answer, { type: 'undo' } as const])
      expect(nextGame(toCapture, over, event).turns).toBe(over.turns);
    expect(gameStanding(toCapture, nextGame(toCapture, over, { type: 'restart' })).result).toBeNull();
  });

  it('to its end is counted when both have passed', () => {
    const stopped: GameState = {
      ...startGame(7),
      turns: (['black', 'white'] as const).map((color, index) => ({
        color,
        at: 'pass',
        captured: 0,
        state: { ...startPartnerGame({ size: 5, black: 'C3', white: '' }), passes: index + 1, moves: index + 1 },
      })),
    };
    expect(gameStanding(toTheEnd, stopped).result).toEqual({ kind: 'count', winner: 'me', mine: 25, theirs: 0 });
  });

  it('goes on lawfully whatever is pressed in whatever order, and the same seed plays the same game', () => {
    const point = fc.tuple(fc.nat(4), fc.nat(4)).map(([x, y]) => play(formatPoint({ x, y }, 5)));
    const event = fc.oneof(
      { weight: 5, arbitrary: point },
      { weight: 5, arbitrary: fc.constant(answer) },
      fc.constantFrom<GameEvent>(play('pass'), play('Z9'), { type: 'undo' }, { type: 'restart' }),
    );
    const games = fc.record({
      events: fc.array(event, { maxLength: 60 }),
      capture: fc.constantFrom(null, 1, 3),
      learner: fc.constantFrom('black' as const, 'white' as const),
      seed: fc.nat(1000),
    });
    fc.assert(
      fc.property(games, ({ events, capture, learner, seed }) => {
        const rules: LessonGame = { size: 5, capture, learner };
        let state = startGame(seed);
        for (const one of events) {
          const before = gameStanding(rules, state);
          const next = nextGame(rules, state, one);
          if (before.result && one.type !== 'restart') expect(next.turns).toBe(state.turns);
          if (one.type === 'undo') expect(next.turns).toHaveLength(state.turns.length - (before.canUndo ? 2 : 0));
          const grown = next.turns.length - state.turns.length;
          if (one.type === 'play') expect(grown === 1).toBe(next.turns.at(-1)?.color === learner && grown > 0);
          if (one.type === 'answer' && before.isThinking) expect(grown).toBe(1);
          state = next;
          // The turns are legal by the rules and alternate, beginning with the learner.
          const board = { size: 5, black: '', white: '' };
          state.turns.reduce((from, { color, at, captured }, index) => {
            expect(color === learner).toBe(index % 2 === 0);
            const outcome = playOn(from, color, at);
            expect(outcome?.captured).toHaveLength(captured);
            return outcome!;
          }, startPartnerGame(board));
          const { isThinking, result } = gameStanding(rules, state);
          expect(isThinking && result !== null).toBe(false);
        }
        expect(
          events.reduce((before, one) => nextGame(rules, before, one), startGame(seed)).turns.map(({ at }) => at),
        ).toEqual(state.turns.map(({ at }) => at));
      }),
      { numRuns: 60 },
    );
  });
});
