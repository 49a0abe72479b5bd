import type { Problem, ProblemMove } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';

/**
 * The first wrong move, and the moves of both sides before it; null: all moves were right. `moves`: the student's moves and the replies, in turn.
 */
export function wrongMoveOf(problem: Problem, moves: readonly string[]): { after: string[]; at: string } | null {
  let options: readonly ProblemMove[] = problem.moves;
  for (let index = 0; index < moves.length; index += 2) {
    const at = moves[index]!;
    const move = options.find((one) => one.at === at);
    if (!move || !isRight(move)) return { after: moves.slice(0, index), at };
    options = move.then ?? [];
    if (options.length === 0) return null;
  }
  return null;
}

/** The moves that succeed after these moves; empty if they are not in the problem's tree. */
export function rightMovesAfter(problem: Problem, after: readonly string[]): string[] {
  let options: readonly ProblemMove[] = problem.moves;
  for (let index = 0; index < after.length; index += 2)
    options = options.find(({ at }) => at === after[index])?.then ?? [];
  return options.filter(isRight).map(({ at }) => at);
}

/** A student's first try. */
type FirstTry = { student: string; moves: readonly string[] };
type WrongMoves = {
  /** Moves of both sides that were played before; empty: the initial position. */
  after: string[];
  /** The most chosen first, then by point, so that the order is deterministic. */
  moves: { at: string; students: string[] }[];
};

/** The wrong moves of a class's first tries, grouped by the position they were chosen in: the earliest position first, then the most missed. */
export function wrongMovesOf(problem: Problem, tries: readonly FirstTry[]): WrongMoves[] {
  const moments = new Map<string, { after: string[]; by: Map<string, Set<string>> }>();
  for (const { student, moves } of tries) {
    const wrong = wrongMoveOf(problem, moves);
    if (!wrong) continue;
    const key = wrong.after.join(' ');
    const moment = moments.get(key) ?? { after: wrong.after, by: new Map<string, Set<string>>() };
    moments.set(key, moment);
    moment.by.set(wrong.at, (moment.by.get(wrong.at) ?? new Set()).add(student));
  }
  return [...moments.values()]
    .map(({ after, by }) => ({
      after,
      moves: [...by]
        .map(([at, students]) => ({ at, students: [...students].sort() }))
        .sort((a, b) => b.students.length - a.students.length || (a.at < b.at ? -1 : 1)),
    }))
    .sort(
      (a, b) =>
        a.after.length - b.after.length || missed(b) - missed(a) || (a.after.join(' ') < b.after.join(' ') ? -1 : 1),
    );
}

const missed = ({ moves }: WrongMoves) => moves.reduce((sum, { students }) => sum + students.length, 0);
