import { opponentOf, type Problem, type ProblemMove } from './position';
import { isRight } from './problem';
import type { Line, Proof, Verdict } from './judge';
import { TooLong } from './solver/solver';
import { SolverJudge } from './solver/solver-judge';

/** A problem that was searched. If its region is not closed, the whole-board search decides. */
type Searched = Pick<Problem, 'position' | 'goal'> & { proof: Proof };
type Verdicts = Generator<{ at: string; verdict: Verdict }>;

/** The pass and each move after a line, with its verdict under `proof`. @throws TooLong */
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
 * The pass or the first move whose verdict differs on the whole board; null if it confirms the answers: the same moves are right, and every
 * other move fails. `limit`: nodes of the search.
 * @throws TooLong
 */
export function deniedOnBoard(posed: Searched, right: readonly string[], limit: number): string | null {
  for (const { at, verdict } of verdictsOnBoard(posed, [], limit))
    if (verdict !== (right.includes(at) ? 'wins' : 'fails')) return at;
  return null;
}

/** If more other moves than this succeed, the rest of the line is considered obvious. */
const few = 3;

/** The lines corrected by a whole-board search; a line is cut off where the search takes too long. */
export const linesOnBoard = (posed: Searched, moves: readonly ProblemMove[], limit: number): ProblemMove[] =>
  linesWhere(posed, moves, (line) => winsOnBoard(posed, line, limit) ?? []);

/**
 * The same with one more move that need not be an atari, for a problem with a ladder (`wide`): slower moves that succeed this way are right as well. A line
 * stays unchanged where the search takes too long.
 */
export const linesFurther = (posed: Searched, moves: readonly ProblemMove[], limit: number): ProblemMove[] =>
  linesWhere(posed, moves, (line) => winsFurther(posed, line, limit));

/**
 * The lines of a closed region with `more` extra moves of the attacker, with which other moves may succeed as well.
 * A line stays unchanged where the search takes too long.
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

/** The moves that succeed after a line on the whole board with one more move that need not be an atari; empty if a pass succeeds; null: unknown. */
export function winsFurther({ position, goal, proof }: Searched, line: Line, limit: number): string[] | null {
  const { within, wide } = proof;
  if (!wide) return null;
  return winsOnBoard({ position, goal, proof: { ...proof, within: within + 2, wide: wide + 1 } }, line, limit);
}

/**
 * Adds to the lines all moves found to succeed: each of them is right, wherever it is. A line is cut off where many moves succeed, where a pass succeeds, or
 * where a right move fails. `wins`: null if unknown.
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

/** The moves that succeed; empty if a pass succeeds; null if the search takes too long. */
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
