import { opponentOf, type Problem } from '@/lib/go/position';
import { bestOf, isRight } from '@/lib/go/problem';
import { isClosed } from '@/lib/go/closed-region';
import type { Line } from '@/lib/go/judge';
import { beginGame, play, stonesOf } from '@/lib/go/rules';
import { TooLong } from '@/lib/go/solver/solver';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { deniedOnBoard, winsFurther } from '@/lib/go/whole-board';
import { posedOf, type BankProblem } from './read-problems';
import { answered, farLimit, sameMoves } from './proof/prove';
import { deniedFurther } from './proof/verify';

/** Questions that need more nodes are skipped. */
const limit = 150_000;
/** Defences besides the one in the tree, so that a level does not grow too long. */
const most = 2;

/**
 * The other defences that need another answer: after the right first move, each reply that succeeds if it is not
 * answered, and that none of the answers to the earlier replies refutes. Each is a problem of its own, from the position
 * after the reply; a reply that captures a ko is none.
 */
export function defencesOf(one: BankProblem): Problem[] {
  const { problem, proof } = one;
  const first = bestOf(problem.moves);
  if (!first?.reply || !first.then?.length || proof.ko || proof.points !== undefined) return [];
  const posed = posedOf(one);
  const isOpen = !isClosed(posed, posed.proof.region);
  const solver = problem.position.toPlay ?? 'black';
  const opponent = opponentOf(solver);
  const judge = SolverJudge.of(posed, posed.proof, limit);
  const start: Line = [{ color: solver, at: first.at }];
  const begun = play(beginGame(problem.position), solver, first.at);
  if (!begun.legal) return [];
  const winning = (at: string) => {
    const here = judge([...start, { color: opponent, at }]);
    if (here.taken() || here.verdict('pass') === 'wins') return null;
    return here.legal(solver).filter((move) => here.verdict(move) === 'wins');
  };
  const answers = new Set([...(winning(first.reply) ?? []), ...first.then.filter(isRight).map((move) => move.at)]);
  const chosen: string[] = [];
  for (const at of judge(start).legal(opponent)) {
    if (chosen.length >= most) break;
    const wins = at === first.reply ? null : winning(at);
    if (!wins?.length || wins.some((move) => answers.has(move))) continue;
    for (const move of wins) answers.add(move);
    chosen.push(at);
  }
  // Only now: searching another position replaces the state of this search.
  return chosen.flatMap((at) => {
    const after = play(begun.game, opponent, at);
    if (!after.legal || after.captured.length === 1) return [];
    const black = stonesOf(after.game, 'black');
    const white = stonesOf(after.game, 'white');
    const standing = new Set([...black, ...white]);
    if (!posed.proof.targets.every((target) => standing.has(target))) return [];
    const position = { ...problem.position, black: black.join(' '), white: white.join(' ') };
    const tree = answered({ ...posed, position }, limit, false);
    if (!tree || !isSure({ ...one, problem: tree.problem }, isOpen)) return [];
    return [{ ...tree.problem, position: { ...tree.problem.position, last: at } }];
  });
}

/** Whether a deeper search, or the whole board where the region is open, gives the same answers; false where that takes too long. */
function isSure(defence: BankProblem, isOpen: boolean): boolean {
  try {
    return isOpen ? isSureOnBoard(defence) : deniedFurther(defence, limit).length === 0;
  } catch (error) {
    if (error instanceof TooLong) return false;
    throw error;
  }
}

function isSureOnBoard(defence: BankProblem): boolean {
  const posed = posedOf(defence);
  const right = defence.problem.moves.filter(isRight).map(({ at }) => at);
  if (posed.proof.region && deniedOnBoard(posed, right, limit) !== null) return false;
  const later = winsFurther(posed, [], farLimit);
  return later === null || sameMoves(later, right);
}
