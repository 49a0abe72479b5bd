import { splitPoints, type Problem, type ProblemMove } from '@/lib/domain/position';
import type { BankFamily } from '@/lib/domain/learning/families';
import { isRight } from '@/lib/domain/problem';

/** Both sides' moves of the longest right line. */
export function depthOf(moves: readonly ProblemMove[]): number {
  return Math.max(0, ...moves.filter(isRight).map((move) => 1 + (move.then?.length ? 1 + depthOf(move.then) : 0)));
}
export function sizeOf(moves: readonly ProblemMove[]): number {
  return moves.reduce((sum, move) => sum + 1 + sizeOf(move.then ?? []), 0);
}

/** By the longest right line: the easiest grade and how many grades there are for it. */
const bands: readonly (readonly [depth: number, easiest: number, hardest: number])[] = [
  [1, 19, 12],
  [3, 16, 7],
  [5, 12, 5],
  [7, 7, 4],
  [Infinity, 5, 3],
];
/** Ideas that are learned first are seen first: so far up or down the band of their depth. */
const ideas: Partial<Record<BankFamily, number>> = {
  capture: -0.46,
  escape: -0.28,
  'double-atari': -0.25,
  connect: -0.1,
  cut: -0.02,
  snapback: 0,
  net: 0.05,
  'throw-in': 0.15,
  shortage: 0.1,
  race: 0.1,
  live: 0.1,
  kill: 0.15,
  ko: 0.35,
  endgame: 0.12,
};

/** Without users: depth of the line, size of the tree, what the search cost, moves that tempt, points to choose from, stones (docs/decisions/045). */
export function gradeOf(
  problem: Problem,
  family: BankFamily,
  { tempting, points, nodes }: { tempting: number; points: number; nodes: number },
): number {
  const depth = depthOf(problem.moves);
  const [, easiest, hardest] = bands.find(([most]) => depth <= most)!;
  const stones = splitPoints(problem.position.black).length + splitPoints(problem.position.white).length;
  const share = (value: number, low: number, high: number) => Math.min(1, Math.max(0, (value - low) / (high - low)));
  const hard =
    0.25 * share(sizeOf(problem.moves), 1, 24) +
    0.25 * share(tempting, 1, 6) +
    0.15 * share(points, 4, 40) +
    0.1 * share(stones, 8, 26) +
    0.35 * share(Math.log10(nodes + 1), 2, 5) +
    (ideas[family] ?? 0);
  return Math.round(easiest - (easiest - hardest) * Math.min(1, Math.max(0, hard)));
}
