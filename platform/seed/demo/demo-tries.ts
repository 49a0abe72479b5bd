import { randomUUID } from 'node:crypto';
import type { BankProblem } from '@/lib/bank/bank-problem';
import type { LearningEvent } from '@/lib/events/contract';
import { cropOf, formatPoint, parsePoint, type Problem } from '@/lib/go/position';
import { sideToPlay, solutionOf } from '@/lib/go/problem';
import { playRule } from '@/lib/go/rules';
import type { Tried } from './demo-class-data';

const minuteMs = 60_000;

/** The id and the date of a new event. */
export const at = (milliseconds: number) => ({ id: randomUUID(), occurredAt: new Date(milliseconds).toISOString() });

/** The events of a homework problem with the given result; a mistake comes one minute before the right answer. */
export function tries(
  how: Tried,
  homework: string,
  { id, problem }: BankProblem,
  from: number,
  place: number,
): LearningEvent[] {
  if (how === 'none') return [];
  const about = { kind: 'homework' as const, homework, problem: id, milliseconds: 20_000 + place * 3_000 };
  const solved = { ...about, moves: solutionOf(problem), solved: true, hints: how === 'hint' ? 1 : 0 };
  const missed = { ...about, moves: [wrongMove(problem, place)], solved: false, hints: 0 };
  return [
    ...(how === 'second' || how === 'wrong' ? [{ ...at(from), ...missed }] : []),
    ...(how === 'wrong' ? [] : [{ ...at(from + minuteMs), ...solved }]),
  ];
}

/** A plausible mistake: one of the two legal moves nearest to the solution that are not answers. */
function wrongMove(problem: Problem, which: number): string {
  const { position, moves } = problem;
  const { size } = position;
  const answers = new Set(moves.map((move) => move.at));
  const right = parsePoint(solutionOf(problem)[0]!, size)!;
  const { left, right: end, top, bottom } = cropOf(position);
  const game = playRule.begin(position);
  const points = Array.from({ length: size * size }, (_, index) => ({ x: index % size, y: Math.floor(index / size) }));
  const near = points
    .filter(({ x, y }) => x >= left && x <= end && y >= top && y <= bottom)
    .map((point) => ({
      name: formatPoint(point, size),
      away: Math.abs(point.x - right.x) + Math.abs(point.y - right.y),
    }))
    .filter(({ name }) => !answers.has(name) && playRule.play(game, sideToPlay(problem), name) !== null)
    .sort((a, b) => a.away - b.away);
  return near[which % 2 === 0 ? 0 : Math.min(1, near.length - 1)]!.name;
}
