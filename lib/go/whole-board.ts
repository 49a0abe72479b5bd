import { opponentOf, type Problem, type ProblemMove } from './position';
import { isRight } from './problem';
import type { Line, Proof, Verdict } from './judge';
import { TooLong } from './solver/solver';
import { SolverJudge } from './solver/solver-judge';

/** A problem that was searched. Of what is said in a region that is not closed, the whole board has the last word. */
type Searched = Pick<Problem, 'position' | 'goal'> & { proof: Proof };
type Verdicts = Generator<{ at: string; verdict: Verdict }>;

/** The pass and each move after a line, with what becomes of it by this proof. @throws TooLong */
function* verdictsAfter({ position, goal }: Searched, proof: Proof, line: Line, limit: number): Verdicts {
  const judge = SolverJudge.of({ position, goal }, proof, limit)(line);
  for (const at of ['pass', ...judge.legal(position.toPlay ?? 'black')]) yield { at, verdict: judge.verdict(at) };
}

/** The same where both sides may play anywhere. @throws TooLong */
function verdictsOnBoard(posed: Searched, line: Line, limit: number): Verdicts {
  const { region: _, ...everywhere } = posed.proof;
  return verdictsAfter(posed, everywhere, line, limit);
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

/** The lines as the whole board has them; where it takes too long to say, a line ends before. */
export const linesOnBoard = (posed: Searched, moves: readonly ProblemMove[], limit: number): ProblemMove[] =>
  linesWhere(posed, moves, (line) => winsOnBoard(posed, line, limit) ?? []);

/**
 * The same with one more move of any kind, for a chase (`wide`): what succeeds so, only later, is right as well. Where it takes too long to say, a
 * line stays as it is.
 */
export const linesFurther = (posed: Searched, moves: readonly ProblemMove[], limit: number): ProblemMove[] =>
  linesWhere(posed, moves, (line) => winsFurther(posed, line, limit));

/**
 * The lines of a closed region as they are with so many moves more of the attacker: who has more time than the first move needs may succeed otherwise, too.
 * Where it takes too long to say, a line stays as it is.
 */
export function linesDeeper(
  posed: Searched,
  moves: readonly ProblemMove[],
  more: number,
  limit: number,
): ProblemMove[] {
  const { proof } = posed;
  const deeper = { ...proof, within: proof.within + more };
  return linesWhere(posed, moves, (line) => winsOf(verdictsAfter(posed, deeper, line, limit)));
}

/** The moves that succeed after a line on the whole board with one more move of any kind, none where passing does; null: nobody can say. */
export function winsFurther({ position, goal, proof }: Searched, line: Line, limit: number): string[] | null {
  const { within, wide } = proof;
  if (!wide) return null;
  return winsOnBoard({ position, goal, proof: { ...proof, within: within + 2, wide: wide + 1 } }, line, limit);
}

/**
 * The lines with all that is found to succeed after them: every such move is right, wherever it is. Where many are, or where passing succeeds or a right move
 * fails, a line ends before. `wins`: null where nothing is known.
 */
function linesWhere(
  posed: Searched,
  moves: readonly ProblemMove[],
  wins: (line: Line) => string[] | null,
  line: Line = [],
): ProblemMove[] {
  const solver = posed.position.toPlay ?? 'black';
  return moves.map((move) => {
    const { at, reply, then } = move;
    if (!isRight(move) || !reply || !then) return move;
    const after: Line = [...line, { color: solver, at }, { color: opponentOf(solver), at: reply }];
    const found = wins(after);
    if (!found) return { ...move, then: linesWhere(posed, then, wins, after) };
    const right = then.filter(isRight);
    const others = found.filter((next) => !right.some((one) => one.at === next));
    if (others.length > few || !right.every((next) => found.includes(next.at))) return { at };
    const wrong = then.filter((next) => !isRight(next) && !others.includes(next.at));
    return {
      ...move,
      then: [...linesWhere(posed, right, wins, after), ...others.map((next) => ({ at: next })), ...wrong],
    };
  });
}

const winsOnBoard = (posed: Searched, line: Line, limit: number) => winsOf(verdictsOnBoard(posed, line, limit));

/** The moves that succeed, none where passing does; null where it takes too long to say. */
function winsOf(verdicts: Verdicts): string[] | null {
  const wins: string[] = [];
  try {
    for (const { at, verdict } of verdicts) {
      if (verdict !== 'wins') continue;
      if (at === 'pass') return [];
      wins.push(at);
    }
    return wins;
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    return null;
  }
}
