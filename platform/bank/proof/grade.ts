import { splitPoints, type Problem, type ProblemMove } from '@/lib/go/position';
import type { BankFamily } from '@/lib/bank/families';
import { isRight } from '@/lib/go/problem';

/** Moves of both sides in the longest right line. */
export function depthOf(moves: readonly ProblemMove[]): number {
  return Math.max(0, ...moves.filter(isRight).map((move) => 1 + (move.then?.length ? 1 + depthOf(move.then) : 0)));
}
export function sizeOf(moves: readonly ProblemMove[]): number {
  return moves.reduce((sum, move) => sum + 1 + sizeOf(move.then ?? []), 0);
}

/** By the longest right line: its easiest grade and its hardest grade. */
const bands: readonly (readonly [depth: number, easiest: number, hardest: number])[] = [
  [1, 19, 12],
  [3, 16, 7],
  [5, 12, 4],
  [7, 8, 2],
  [9, 5, 1],
  [Infinity, 3, 1],
];
/** The part of its depth's band in which a family lies: ideas that are learned first come first. */
const ideas: Record<BankFamily, readonly [easiest: number, hardest: number]> = {
  capture: [0, 0.6],
  escape: [0, 0.6],
  'double-atari': [0.1, 0.7],
  connect: [0.05, 0.7],
  endgame: [0.05, 0.8],
  cut: [0.1, 0.9],
  ladder: [0.1, 0.9],
  snapback: [0.2, 0.9],
  net: [0.2, 0.9],
  shortage: [0.2, 1],
  live: [0.1, 0.9],
  kill: [0.15, 0.95],
  race: [0.3, 1],
  'throw-in': [0.3, 1],
  ko: [0.4, 1],
};
/** Lowest and highest difficulty of each kind: open boards have more points, an endgame is a plain count. */
const kinds = { open: [0.45, 0.65], closed: [0.05, 0.45], counted: [0.07, 0.25] } as const;

/**
 * Without users' results: depth of the line, size of the tree, cost of the search, tempting moves, points to choose from,
 * stones (docs/decisions/045).
 */
export function gradeOf(
  problem: Problem,
  family: BankFamily,
  { tempting, points, nodes, kind }: { tempting: number; points: number; nodes: number; kind: keyof typeof kinds },
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
    0.35 * share(Math.log10(nodes + 1), 2, 5);
  const [low, high] = ideas[family];
  const [minHard, maxHard] = kinds[kind];
  const place = low + (high - low) * share(hard, minHard, maxHard);
  return Math.round(easiest - (easiest - hardest) * place);
}
