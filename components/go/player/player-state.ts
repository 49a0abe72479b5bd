import { bestOf, isRight, sideToPlay } from '@/lib/go/problem';
import type { Problem, ProblemMove, StoneColor } from '@/lib/go/position';
import type { Rejection } from '@/lib/go/rules';
import type { Step } from '@/lib/go/solve';
import type { PlayableItem, PlayedAttempt } from '../playable-item';
import { stonesIn } from '../stones';

/** The hints, in the order they are shown. */
type Hint = 'region' | 'idea' | 'move';
/** Why a press had no effect. */
type Notice = Exclude<Rejection, 'notOnBoard'> | 'unavailable';

/** The state of playing through some problems. */
export type PlayerState = {
  /** Index of the problem; never beyond the last one. */
  index: number;
  /** The line so far: each move with the answer to it. */
  steps: readonly Step[];
  /** A move that waits until the rules are loaded and applied. */
  pending?: string;
  notice?: Notice;
  /** How many hints are shown now. */
  hinted: number;
  /** How many hints of this problem have been shown. */
  hints: number;
  /** Wrong tries at this problem. */
  wrongs: number;
  /** A try was reported, and no move has been played since. */
  isReported: boolean;
  /** A point that the first tap on a small board has chosen, not yet played. */
  aimed?: string;
  /** The point that has the keyboard's focus. */
  focused?: string;
};

export type PlayerEvent =
  /** `isHard`: by a finger on points smaller than it: the first tap shows the stone, the second plays it. */
  | { type: 'press'; at: string; isHard: boolean }
  | { type: 'focus'; at: string }
  /** The rules have accepted or rejected the pending move, or could not be loaded. */
  | { type: 'answered'; step: Step }
  | { type: 'rejected'; reason: Rejection }
  | { type: 'failed' }
  /** Back to the first `to` steps of the line. */
  | { type: 'takeBack'; to: number }
  | { type: 'goTo'; index: number }
  | { type: 'hint' }
  | { type: 'openSolution' };

/** The problems, and how they are played. */
export type PlayerRules = {
  items: readonly Pick<PlayableItem, 'problem' | 'hints'>[];
  /** After some wrong tries the board shows hints by itself: first where to look, then the point. */
  helps: boolean;
};

/** After this many wrong tries the first hint is shown by itself, after one more the last. */
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

/** Whether the line can only fail, even if the user has not seen that yet. */
const isLost = ({ fails, options }: Step) => fails || !options.some(isRight);

/**
 * The try at a problem that an event ends, as it is reported: a line that has ended, or a line that can only fail and is left early. A user who leaves such a line
 * has seen that it fails, so it counts as a wrong try; on a right line a move is just taken back.
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

/** The state after an event; an event that is not allowed in a state leaves it unchanged. */
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
      // The stone is painted at once; captures and the answer follow.
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
      // Opening the solution counts as all hints.
      return { ...state, hints: Math.max(state.hints, maxHints) };
  }
}

/** Another line of the same problem, without the hints, notices and pending move of the one before. */
const withLine = (state: PlayerState, steps: readonly Step[]): PlayerState => ({
  ...state,
  steps,
  hinted: 0,
  aimed: undefined,
  notice: undefined,
  pending: undefined,
});
