import { opponentOf, type Problem, type ProblemMove } from '@/lib/domain/position';
import { isRight } from '@/lib/domain/problem';
import type { Line, Proof, Verdict } from './judge';
import { TooLong } from './solver/solver';
import { SolverJudge } from './solver/solver-judge';

/** A problem that was searched in a region which is not closed: of what is said there, the whole board has the last word. */
type Searched = Pick<Problem, 'position' | 'goal'> & { proof: Proof };

/** The pass and each move after a line, with what becomes of it where both sides may play anywhere. @throws TooLong */
function* verdictsOnBoard(
  { position, goal, proof }: Searched,
  line: Line,
  limit: number,
): Generator<{ at: string; verdict: Verdict }> {
  const { region: _, ...everywhere } = proof;
  const judge = SolverJudge.of({ position, goal }, everywhere, limit)(line);
  for (const at of ['pass', ...judge.legal(position.toPlay ?? 'black')]) yield { at, verdict: judge.verdict(at) };
}

/**
 * The pass or the first move of which the whole board says otherwise; null where it agrees: the same moves are right, and every other
 * fails. `limit`: nodes of the search.
 * @throws TooLong
 */
export function deniedOnBoard(posed: Searched, right: readonly string[], limit: number): string | null {
  for (const { at, verdict } of verdictsOnBoard(posed, [], limit))
    if (verdict !== (right.includes(at) ? 'wins' : 'fails')) return at;
  return null;
}

/** Where more moves than this succeed beside those of the region, the rest needs no care. */
const few = 3;

/**
 * The lines as the whole board has them: every move that succeeds is right, wherever it is. Where many do, or passing, or where it takes
 * too long to say, a line ends before.
 */
export function linesOnBoard(
  posed: Searched,
  moves: readonly ProblemMove[],
  limit: number,
  line: Line = [],
): ProblemMove[] {
  const solver = posed.position.toPlay ?? 'black';
  return moves.map((move) => {
    const { at, reply, then } = move;
    if (!isRight(move) || !reply || !then) return move;
    const after: Line = [...line, { color: solver, at }, { color: opponentOf(solver), at: reply }];
    const wins = winsOnBoard(posed, after, limit);
    const right = then.filter(isRight);
    const others = wins?.filter((next) => !right.some((one) => one.at === next));
    if (!wins || !others || others.length > few || !right.every((next) => wins.includes(next.at))) return { at };
    const wrong = then.filter((next) => !isRight(next) && !others.includes(next.at));
    const known = linesOnBoard(posed, right, limit, after);
    return { ...move, then: [...known, ...others.map((next) => ({ at: next })), ...wrong] };
  });
}

/** The moves that succeed after a line; null where passing does, or where it takes too long to say. */
function winsOnBoard(posed: Searched, line: Line, limit: number): string[] | null {
  const wins: string[] = [];
  try {
    for (const { at, verdict } of verdictsOnBoard(posed, line, limit)) {
      if (verdict !== 'wins') continue;
      if (at === 'pass') return null;
      wins.push(at);
    }
    return wins;
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    return null;
  }
}
