import type { Problem, ProblemMove } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';

type Answers = Pick<Problem, 'moves' | 'otherwise'>;
/** What a search says of a question. */
export type Found =
  | Answers
  /** A ko, a wall or a deeper look decides what becomes of this move. */
  | { unsettled: string }
  /** It took longer than anybody waits. */
  | { slow: true }
  /** Too many wait for a search already. */
  | { busy: true }
  /** There is nothing to search in it. */
  | { failed: true };

export type Objection =
  /** Called right, and fails; `reply` answers it. */
  | { code: 'refuted'; at: string; reply?: string }
  /** Succeeds, and is not called right. */
  | { code: 'ambiguous'; at: string }
  | { code: 'unsettled'; at: string }
  | { code: 'noAnswer' | 'slow' | 'busy' | 'failed' };

const rightOf = (moves: readonly ProblemMove[]) => moves.filter(isRight).map(({ at }) => at);

/** Where the first moves that somebody calls right are not those that a search finds. */
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
