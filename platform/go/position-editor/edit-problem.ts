import { opponentOf, type Position, type Problem, type ProblemMove, type StoneColor } from '@/lib/go/position';
import { isRight, sideToPlay } from '@/lib/go/problem';
import { compact } from '@/lib/go/edit-position';

/**
 * A place in the tree: the moves played so far, the solver's and the opponent's in turn. `other`: the answer to a
 * move that is not in the tree, after these moves.
 */
export type Spot = { readonly line: readonly string[]; readonly other?: boolean };
export type Edited = { readonly problem: Problem; readonly spot: Spot };

export const start: Spot = { line: [] };

export const newProblem = (position: Position): Problem => ({ position, goal: 'capture', moves: [] });

/** The solver's moves alone, which are the path through the tree. */
const pathOf = (line: readonly string[]) => line.filter((_, i) => i % 2 === 0);

/** The last move of the solver on a line. */
export function moveAt({ moves }: Pick<Problem, 'moves'>, line: readonly string[]): ProblemMove | undefined {
  let here: ProblemMove | undefined;
  let options: readonly ProblemMove[] = moves;
  for (const at of pathOf(line)) {
    here = options.find((move) => move.at === at);
    if (!here) return undefined;
    options = here.then ?? [];
  }
  return here;
}

/** What the tree has for the side to play at a spot where it is the solver's turn. */
export function optionsAt(problem: Pick<Problem, 'moves'>, { line }: Spot): readonly ProblemMove[] {
  if (!line.length) return problem.moves;
  return (line.length % 2 === 0 && moveAt(problem, line)?.then) || [];
}

/** The answer to a move that is not in the tree, after a line. */
export function otherwiseAt(problem: Problem, line: readonly string[]): string | undefined {
  return line.length ? moveAt(problem, line)?.otherwise : problem.otherwise;
}

export function colorAt(problem: Problem, { line, other }: Spot): StoneColor {
  const solver = sideToPlay(problem);
  return other || line.length % 2 ? opponentOf(solver) : solver;
}

/** The part of a spot that the tree still has. */
export function clip(problem: Problem, spot: Spot): Spot {
  for (let length = spot.line.length; length > 0; length -= 1) {
    const line = spot.line.slice(0, length);
    const move = moveAt(problem, line);
    if (move && (length % 2 === 1 || move.reply === line.at(-1)))
      return length === spot.line.length && !(spot.other && length % 2) ? spot : { line };
  }
  return spot.line.length ? start : spot;
}

/** Handles a press on a point: goes to the move if the tree has it, else adds it to the tree. */
export function playAt(problem: Problem, spot: Spot, at: string): Edited {
  const { line, other } = spot;
  if (other) return { problem: withOtherwise(problem, line, otherwiseAt(problem, line) === at ? undefined : at), spot };
  const next = { line: [...line, at] };
  if (line.length % 2)
    return {
      problem: changeMove(problem, line, (move) => (move.reply === at ? move : { ...move, reply: at })),
      spot: next,
    };
  if (optionsAt(problem, spot).some((move) => move.at === at)) return { problem, spot: next };
  if (!line.length) return { problem: { ...problem, moves: [...problem.moves, { at }] }, spot: next };
  return {
    problem: changeMove(problem, line, (move) => ({ ...move, then: [...(move.then ?? []), { at }] })),
    spot: next,
  };
}

/** Removes the move of a spot from the tree with everything after it. */
export function removeAt(problem: Problem, { line, other }: Spot): Edited {
  if (other) return { problem: withOtherwise(problem, line, undefined), spot: { line } };
  const before = { line: line.slice(0, -1) };
  if (!line.length) return { problem: { ...problem, moves: [], otherwise: undefined }, spot: start };
  if (line.length % 2) return { problem: changeMove(problem, line, () => null), spot: before };
  return { problem: changeMove(problem, line, ({ at, fails }) => ({ at, fails })), spot: before };
}

/** Marks a listed move as failing or not. */
export function markFailing(problem: Problem, line: readonly string[], fails: boolean): Problem {
  return changeMove(problem, line, (move) => (Boolean(move.fails) === fails ? move : { ...move, fails }));
}

function withOtherwise(problem: Problem, line: readonly string[], otherwise: string | undefined): Problem {
  return line.length ? changeMove(problem, line, (move) => ({ ...move, otherwise })) : { ...problem, otherwise };
}

/** Changes the last move of the solver on a line; null takes it out. */
function changeMove(
  problem: Problem,
  line: readonly string[],
  change: (move: ProblemMove) => ProblemMove | null,
): Problem {
  const walk = (moves: readonly ProblemMove[], [at, ...rest]: readonly string[]): ProblemMove[] =>
    moves.flatMap((move) => {
      if (move.at !== at) return [move];
      const next = rest.length ? { ...move, then: walk(move.then ?? [], rest) } : change(move);
      return next ? [next] : [];
    });
  const path = pathOf(line);
  const move = moveAt(problem, line);
  // Returns the same object if nothing changes, so that no undo step is recorded.
  if (!move || change(move) === move) return problem;
  return { ...problem, moves: walk(problem.moves, path) };
}

/** Puts the fields into a fixed order and drops empty ones. */
export function compactProblem({ position, goal, moves, otherwise, texts }: Problem): Problem {
  return {
    position: compact(position),
    goal,
    moves: moves.map(compactMove),
    ...(otherwise && { otherwise }),
    ...(texts && Object.keys(texts).length > 0 && { texts }),
  };
}

function compactMove({ at, reply, then, otherwise, fails }: ProblemMove): ProblemMove {
  return {
    at,
    ...(reply && { reply }),
    ...(then?.length && { then: then.map(compactMove) }),
    ...(otherwise && { otherwise }),
    ...(fails && { fails }),
  };
}

/** A move of the tree with its answer, or the answer to all others, as the list beside the board shows them. */
export type TreeRow =
  | { kind: 'move'; depth: number; line: readonly string[]; move: ProblemMove; isRight: boolean }
  | { kind: 'other'; depth: number; line: readonly string[]; at: string | undefined };

export function rowsOf(problem: Problem): TreeRow[] {
  const walk = (
    moves: readonly ProblemMove[],
    line: readonly string[],
    otherwise: string | undefined,
    hasFailed: boolean,
  ): TreeRow[] => [
    ...moves.flatMap((move): TreeRow[] => {
      const here = [...line, move.at];
      const fails = hasFailed || Boolean(move.fails);
      const row = { kind: 'move', depth: line.length / 2, line: here, move, isRight: !fails && isRight(move) } as const;
      return move.reply ? [row, ...walk(move.then ?? [], [...here, move.reply], move.otherwise, fails)] : [row];
    }),
    ...(moves.length ? [{ kind: 'other', depth: line.length / 2, line, at: otherwise } as const] : []),
  ];
  return walk(problem.moves, [], problem.otherwise, false);
}
