import { bestOf, isRight, sideToPlay } from '@/lib/go/problem';
import type { Problem, ProblemMove, StoneColor } from '@/lib/go/position';
import type { Rejection } from '@/lib/go/rules';
import type { Step } from '@/lib/go/solve';
import type { PlayableItem, PlayedAttempt } from '../playable-item';
import { stonesIn } from '../stones';

/** What is shown of the way to the answer, one after another. */
type Hint = 'region' | 'idea' | 'move';
/** Why a press came to nothing. */
type Notice = Exclude<Rejection, 'notOnBoard'> | 'unavailable';

/** Where somebody is who plays through some problems. */
export type PlayerState = {
  /** Which problem; never beyond the last one. */
  index: number;
  /** The line so far: each move with the answer to it. */
  steps: readonly Step[];
  /** A move that waits for the rules. */
  pending?: string;
  notice?: Notice;
  /** How many hints are shown now. */
  hinted: number;
  /** How many hints of this problem were looked at. */
  hints: number;
  /** Wrong tries at this problem. */
  wrongs: number;
  /** A try was reported, and nothing was played since. */
  isReported: boolean;
  /** A point that a wide finger has shown, and not yet played. */
  aimed?: string;
  /** The point that has the keyboard's focus. */
  focused?: string;
};

export type PlayerEvent =
  /** `isHard`: by a finger that is wider than the points, which first shows the stone and then plays it. */
  | { type: 'press'; at: string; isHard: boolean }
  | { type: 'focus'; at: string }
  /** The rules took the move that waited, or rejected it, or they did not come. */
  | { type: 'answered'; step: Step }
  | { type: 'rejected'; reason: Rejection }
  | { type: 'failed' }
  /** Back to a line of so many steps. */
  | { type: 'takeBack'; to: number }
  | { type: 'goTo'; index: number }
  | { type: 'hint' }
  | { type: 'openSolution' };

/** Who plays, and how. */
export type PlayerRules = {
  items: readonly Pick<PlayableItem, 'problem' | 'hints'>[];
  /** Nobody is left stuck: after some wrong tries the board shows by itself where to look, then the point. */
  helps: boolean;
};

/** So many wrong tries at a problem bring the first hint by themselves, one more the last. */
const triesAlone = 2;

export const startPlayer: PlayerState = { index: 0, steps: [], hinted: 0, hints: 0, wrongs: 0, isReported: false };

/** What follows from a state: whose turn it is, how the problem stands, and which hints are shown. */
export type Standing = {
  problem: Problem;
  step: Step | undefined;
  status: Step['status'];
  color: StoneColor;
  stones: ReadonlyMap<string, StoneColor>;
  /** The move that a hint shows. */
  best: ProblemMove | undefined;
  /** How many hints there are here, how many of them the board shows by itself, and how many are shown. */
  maxHints: number;
  helped: number;
  shown: number;
  shownHint: Hint | undefined;
  isLast: boolean;
};

export function standingOf({ items, helps }: PlayerRules, { index, steps, hinted, wrongs }: PlayerState): Standing {
  const { problem, hints } = items[index]!;
  const step = steps.at(-1);
  const stages: Hint[] = [
    ...(hints ? (['region'] as const) : []),
    ...(hints?.idea && !step ? (['idea'] as const) : []),
    'move',
  ];
  const helped = !helps || wrongs < triesAlone ? 0 : wrongs === triesAlone ? 1 : stages.length;
  const shown = Math.max(hinted, helped);
  return {
    problem,
    step,
    status: step?.status ?? 'play',
    color: sideToPlay(problem),
    stones: stonesIn(step ?? problem.position),
    best: bestOf(step?.options ?? problem.moves),
    maxHints: stages.length,
    helped,
    shown,
    shownHint: shown ? stages[shown - 1] : undefined,
    isLast: index === items.length - 1,
  };
}

/** Whether nothing that may follow succeeds, though nobody has said so yet. */
const isLost = ({ fails, options }: Step) => fails || !options.some(isRight);

/**
 * The try at a problem that an event ends, as it is reported: a line that came to its end, or one that is left although it can only fail. Whoever leaves such a
 * line has seen as much, so the try was wrong; on a right line a move is just taken back.
 */
export function attemptOf(rules: PlayerRules, state: PlayerState, event: PlayerEvent): PlayedAttempt | null {
  const { steps, pending, hints, isReported } = state;
  const { step, helped } = standingOf(rules, state);
  const attempt = (line: readonly Step[], solved: boolean): PlayedAttempt => ({
    moves: line.flatMap(({ played }) => played.map(({ at }) => at)),
    solved,
    hints: Math.max(hints, helped),
  });
  if (event.type === 'answered' && pending && event.step.status !== 'play')
    return attempt([...steps, event.step], event.step.status === 'solved');
  if (event.type === 'takeBack' && event.to < steps.length && step && !isReported && isLost(step))
    return attempt(steps, false);
  return null;
}

/** The state after an event; what may not happen in a state leaves it as it is. */
export function nextState(rules: PlayerRules, state: PlayerState, event: PlayerEvent): PlayerState {
  const attempt = attemptOf(rules, state, event);
  const wrongs = state.wrongs + (attempt && !attempt.solved ? 1 : 0);
  const { status, stones, shown, maxHints } = standingOf(rules, state);
  switch (event.type) {
    case 'press':
      if (status !== 'play') return state;
      if (event.isHard && event.at !== state.aimed && !stones.has(event.at)) return { ...state, aimed: event.at };
      if (state.pending) return state;
      if (stones.has(event.at)) return { ...state, notice: 'taken' };
      // The stone is painted at once; captures and the answer follow it.
      return { ...state, pending: event.at, aimed: undefined };
    case 'focus':
      return { ...state, focused: event.at };
    case 'answered':
      if (!state.pending) return state;
      return { ...withLine(state, [...state.steps, event.step]), wrongs, isReported: event.step.status !== 'play' };
    case 'rejected':
      if (!state.pending) return state;
      return { ...state, pending: undefined, ...(event.reason !== 'notOnBoard' && { notice: event.reason }) };
    case 'failed':
      if (!state.pending) return state;
      return { ...state, pending: undefined, notice: 'unavailable' };
    case 'takeBack':
      if (event.to >= state.steps.length) return state;
      return {
        ...withLine(state, state.steps.slice(0, event.to)),
        wrongs,
        isReported: state.isReported || attempt !== null,
      };
    case 'goTo':
      // The next board may be smaller: the keyboard starts again from its middle.
      return rules.items[event.index] ? { ...startPlayer, index: event.index } : state;
    case 'hint':
      return status !== 'play' || shown >= maxHints ? state : { ...state, hinted: shown + 1, hints: state.hints + 1 };
    case 'openSolution':
      // The solution is all of the hints.
      return { ...state, hints: Math.max(state.hints, maxHints) };
  }
}

/** Another line of the same problem: what was shown or waited for on the one before is gone. */
const withLine = (state: PlayerState, steps: readonly Step[]): PlayerState => ({
  ...state,
  steps,
  hinted: 0,
  aimed: undefined,
  notice: undefined,
  pending: undefined,
});
