import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/go/position';
import { nextStep } from '@/lib/go/solve';
import { attemptOf, nextState, standingOf, startPlayer, type PlayerEvent, type PlayerState } from './player-state';

/** On an empty board but for two stones: B2 then B4 succeeds, A1 can only fail but is not marked so, and C1 fails. */
const tree: Problem = {
  position: { size: 7, black: 'D4', white: 'E4', toPlay: 'black' },
  goal: 'capture',
  moves: [
    { at: 'B2', reply: 'B3', then: [{ at: 'B4' }] },
    { at: 'A1', reply: 'A2', then: [{ at: 'A4', reply: 'A5', then: [{ at: 'A7', fails: true }] }] },
    { at: 'C1', reply: 'C2', fails: true, then: [{ at: 'C4' }] },
  ],
  otherwise: 'G7',
};
const short: Problem = { ...tree, moves: [{ at: 'C3' }] };
const items = [{ problem: tree, hints: { region: 'there', idea: 'so' } }, { problem: short }];
const rules = { items, helps: true };

const answerTo = (state: PlayerState, ruled = rules): PlayerEvent => {
  const { problem, step } = standingOf(ruled, state);
  const answer = nextStep(problem, step, state.pending!);
  return typeof answer === 'string' ? { type: 'rejected', reason: answer } : { type: 'answered', step: answer };
};
const press = (at: string, isHard = false): PlayerEvent => ({ type: 'press', at, isHard });
/** The states after presses, each answered by the rules. */
const played = (state: PlayerState, ...moves: string[]) =>
  moves.reduce((before, at) => {
    const waiting = nextState(rules, before, press(at));
    return waiting.pending ? nextState(rules, waiting, answerTo(waiting)) : waiting;
  }, state);
const after = (state: PlayerState, ...events: PlayerEvent[]) =>
  events.reduce((before, event) => nextState(rules, before, event), state);
const undo = (state: PlayerState): PlayerEvent => ({ type: 'takeBack', to: state.steps.length - 1 });

describe('a move', () => {
  it('is painted at once, and one at a time', () => {
    const waiting = after(startPlayer, press('B2'), press('A1'));
    expect(waiting).toMatchObject({ pending: 'B2', steps: [] });
    expect(nextState(rules, waiting, answerTo(waiting))).toMatchObject({ pending: undefined, steps: [{}] });
  });

  it('on a stone, or against the rules, says why and changes nothing else', () => {
    expect(after(startPlayer, press('D4'))).toEqual({ ...startPlayer, notice: 'taken' });
    const waiting = after(startPlayer, press('B2'));
    const rejected = nextState(rules, waiting, { type: 'rejected', reason: 'suicide' });
    expect(rejected).toMatchObject({ pending: undefined, notice: 'suicide', steps: [] });
    expect(nextState(rules, rejected, press('A1')).pending).toBe('A1');
    expect(nextState(rules, waiting, { type: 'failed' }).notice).toBe('unavailable');
  });

  it('by a finger wider than the points is shown first, and played by a second press', () => {
    const aimed = after(startPlayer, press('B2', true));
    expect(aimed).toMatchObject({ aimed: 'B2' });
    expect(aimed.pending).toBeUndefined();
    expect(after(aimed, press('C3', true))).toMatchObject({ aimed: 'C3' });
    expect(after(aimed, press('B2', true))).toMatchObject({ pending: 'B2', aimed: undefined });
    expect(after(startPlayer, press('D4', true)).notice).toBe('taken');
  });

  it('is forgotten when the board it was played on changes', () => {
    const waiting = after(startPlayer, press('B2'));
    const answer = answerTo(waiting);
    const gone = after(waiting, { type: 'goTo', index: 1 });
    expect(gone).toEqual({ ...startPlayer, index: 1 });
    expect(nextState(rules, gone, answer)).toBe(gone);
    expect(attemptOf(rules, gone, answer)).toBeNull();
  });
});

describe('help', () => {
  it('comes by itself after two wrong tries, and after three it is the point', () => {
    const wrong = (state: PlayerState) => {
      const over = played(state, 'G1');
      return nextState(rules, over, undo(over));
    };
    const once = wrong(startPlayer);
    expect(standingOf(rules, once).shownHint).toBeUndefined();
    const twice = wrong(once);
    expect(standingOf(rules, twice).shownHint).toBe('region');
    expect(standingOf(rules, wrong(twice)).shownHint).toBe('move');
    expect(standingOf({ ...rules, helps: false }, wrong(twice)).shownHint).toBeUndefined();
  });

  it('is asked for stage by stage, and counts as looked at', () => {
    const hint: PlayerEvent = { type: 'hint' };
    const stages = [1, 2, 3].map((count) => after(startPlayer, ...Array.from({ length: count }, () => hint)));
    expect(stages.map((state) => standingOf(rules, state).shownHint)).toEqual(['region', 'idea', 'move']);
    expect(nextState(rules, stages[2]!, hint)).toBe(stages[2]);
    const waiting = after(stages[1]!, press('G1'));
    expect(attemptOf(rules, waiting, answerTo(waiting))).toEqual({ moves: ['G1', 'G7'], solved: false, hints: 2 });
    expect(after(startPlayer, { type: 'openSolution' }).hints).toBe(3);
  });
});

describe('whatever is pressed in whatever order', () => {
  const points = ['A1', 'A2', 'A4', 'A7', 'B2', 'B3', 'B4', 'C1', 'C3', 'C4', 'D4', 'G1', 'Z9'];
  type Act = PlayerEvent | { type: 'answer' } | { type: 'undo' } | { type: 'restart' };
  const act = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('press' as const),
        at: fc.constantFrom(...points),
        isHard: fc.boolean(),
      }),
    },
    { weight: 5, arbitrary: fc.constantFrom<Act>({ type: 'answer' }) },
    fc.constantFrom<Act>(
      { type: 'undo' },
      { type: 'restart' },
      { type: 'hint' },
      { type: 'openSolution' },
      { type: 'failed' },
    ),
    fc.record({ type: fc.constant('goTo' as const), index: fc.nat(2) }),
  );
  const eventOf = (state: PlayerState, one: Act): PlayerEvent | null => {
    if (one.type === 'answer') return state.pending ? answerTo(state) : null;
    if (one.type === 'undo') return undo(state);
    if (one.type === 'restart') return { type: 'takeBack', to: 0 };
    return one;
  };

  it('the line is one that the rules play, and each try is reported once and counted', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
        let state: PlayerState = startPlayer;
        let wrongs = 0;
        let isOpen = false;
        for (const one of acts) {
          const event = eventOf(state, one);
          if (!event) continue;
          const before = structuredClone({ ...state, steps: [] });
          const attempt = attemptOf(rules, state, event);
          const next = nextState(rules, state, event);
          expect({ ...state, steps: [] }, 'a state is never changed in place').toEqual(before);

          const hasGone = event.type === 'goTo' && next !== state;
          if (hasGone) wrongs = 0;
          if (event.type === 'answered') isOpen = event.step.status === 'play';
          if (attempt) {
            expect(['answered', 'takeBack']).toContain(event.type);
            if (event.type === 'takeBack') expect(isOpen, 'a line is reported once').toBe(true);
            isOpen = false;
            if (!attempt.solved) wrongs += 1;
            expect(attempt.moves.length).toBeGreaterThan(0);
            expect(attempt.hints).toBeGreaterThanOrEqual(state.hints);
          }
          if (hasGone) expect(next).toEqual({ ...startPlayer, index: event.index });
          else expect(next.hints).toBeGreaterThanOrEqual(state.hints);
          expect(next.wrongs).toBe(wrongs);

          const { problem, shown, maxHints, status, stones } = standingOf(rules, next);
          expect(shown).toBeLessThanOrEqual(maxHints);
          if (next.pending) expect([status, stones.has(next.pending)]).toEqual(['play', false]);
          next.steps.reduce<PlayerState['steps'][number] | undefined>((from, step) => {
            const again = nextStep(problem, from, step.played[0]!.at);
            expect(again).toMatchObject({ status: step.status, black: step.black, white: step.white });
            return step;
          }, undefined);
          for (const step of next.steps.slice(0, -1)) expect(step.status).toBe('play');
          state = next;
        }
      }),
      { numRuns: 300 },
    );
  });
});
