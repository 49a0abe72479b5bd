import type { Problem } from './position';
import { nextStep, type Step } from './solve';

/**
 * Whether these moves solve a problem: the solver's moves and the replies in turn. Not if a reply differs from the problem's, a move is against the rules,
 * or there are moves after the solution; the last reply may be missing.
 */
export function isSolvedBy(problem: Problem, moves: readonly string[]): boolean {
  let step: Step | undefined;
  for (let index = 0; index < moves.length; index += 1) {
    if (step?.status === 'solved') return false;
    const next = nextStep(problem, step, moves[index]!);
    if (typeof next === 'string' || next.status === 'wrong') return false;
    step = next;
    const reply = next.played[1]?.at;
    if (reply === undefined || index + 1 === moves.length) continue;
    index += 1;
    if (moves[index] !== reply) return false;
  }
  return step?.status === 'solved';
}
