import type { Problem, ProblemMove } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';

type Answers = Pick<Problem, 'moves' | 'otherwise'>;
/** The result of a search for a question. */
export type Found =
  | Answers
  /** A ko, a wall or a deeper look decides what becomes of this move. */
  | { unsettled: string }
  /** The search was ended at its deadline. */
  | { slow: true }
  /** Too many wait for a search already. */
  | { busy: true }
  /** The position cannot be searched. */
  | { failed: true };

export type Objection =
  /** Stated as right, but fails; `reply` answers it. */
  | { code: 'refuted'; at: string; reply?: string }
  /** Succeeds, but is not stated as right. */
  | { code: 'ambiguous'; at: string }
  | { code: 'unsettled'; at: string }
  | { code: 'noAnswer' | 'slow' | 'busy' | 'failed' };

const rightOf = (moves: readonly ProblemMove[]) => moves.filter(isRight).map(({ at }) => at);

/** The differences between the first moves stated as right and those that a search finds. */
export function objectionsTo(stated: readonly ProblemMove[], found: Found): Objection[] {
  if ('unsettled' in found) return [{ code: 'unsettled', at: found.unsettled }];
  if ('slow' in found) return [{ code: 'slow' }];
  if ('busy' in found) return [{ code: 'busy' }];
  if ('failed' in found) return [{ code: 'failed' }];
  const right = rightOf(found.moves);
  if (right.length === 0) return [{ code: 'noAnswer' }];
  const called = rightOf(stated);
  const reply = (at: string) => found.moves.find((move) => move.at === at)?.reply ?? found.otherwise;
  return [
    ...called
      .filter((at) => !right.includes(at))
      .map((at): Objection => {
        const answer = reply(at);
        return { code: 'refuted', at, ...(answer && answer !== at ? { reply: answer } : {}) };
      }),
    ...right.filter((at) => !called.includes(at)).map((at): Objection => ({ code: 'ambiguous', at })),
  ];
}
