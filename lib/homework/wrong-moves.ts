import type { Problem, ProblemMove } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';

/**
 * Where somebody went wrong: after which moves of both sides, and with which move; null: nowhere, their moves were right as far as they go. `moves`: theirs
 * and the replies, in turn.
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

/** The moves that succeed from there on; none where the moves before are not the problem's. */
export function rightMovesAfter(problem: Problem, after: readonly string[]): string[] {
  let options: readonly ProblemMove[] = problem.moves;
  for (let index = 0; index < after.length; index += 2)
    options = options.find(({ at }) => at === after[index])?.then ?? [];
  return options.filter(isRight).map(({ at }) => at);
}

/** Whose first try it was, and its moves. */
type FirstTry = { student: string; moves: readonly string[] };
type WrongMoves = {
  /** Moves of both sides that were played before; none: the position as it was asked. */
  after: string[];
  /** The most chosen first; then by name, so that the same tries are told alike. */
  moves: { at: string; students: string[] }[];
};

/** Which wrong moves a class chose at its first tries, by the moment they were chosen in: the first moment first, then the most missed. */
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
