import { opponentOf, type ProblemMove } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';
import type { Posed } from '@/lib/go/answers';
import { isClosed } from '@/lib/go/closed-region';
import { attackingGoals, Judge, type JudgeOfLine, type Line } from '@/lib/go/judge';
import { Exhaustive, TooMany, writtenSoon } from '@/lib/go/solver/exhaustive';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { winsFurther } from '@/lib/go/whole-board';
import { posedOf, type BankProblem } from '../read-problems';
import { farLimit, further, holdsOnBoard, sameMoves, verdictsOf } from './prove';
import { inSeki } from './two-eyes';

/** The largest regions that the second engine enumerates completely: in every test, and in the deep one. */
const few = 3;
const most = 9;

/**
 * The faults that a search finds in a problem of the bank: every right move must be right and no other, after each listed
 * line, and every answer to a wrong move must refute it; in a closed region also with more moves. `deep`: also first
 * moves of open boards with more moves, and all of a closed region by the first engine.
 */
export function faultsOf(one: BankProblem, deep = false): string[] {
  const posed = posedOf(one);
  const { problem, proof } = one;
  const faults: string[] = [];
  const isCounted = proof.points !== undefined;
  const isOpen = !isCounted && !proof.ko && !isClosed(posed, posed.proof.region);
  const fast = isCounted ? null : SolverJudge.of(posed, posed.proof);
  walk(one, fast ?? ((line) => new Judge(posed, posed.proof, line)), faults, isOpen ? 'first' : 'all');
  if (isOpen) walk(one, laterJudge(posed), faults, 'later');
  const right = problem.moves.filter(isRight).map(({ at }) => at);
  if (isCounted) return faults;
  if (!proof.ko) faults.push(...inSeki(posed, right).map((at) => `${at} lives in seki`), ...deniedFurther(one));
  if (deep && !proof.ko) {
    for (const deeper of further(posed)) {
      const found = verdictsOf(deeper, Infinity);
      if (found.pass !== 'fails' || found.ko.length || !sameMoves(found.wins, right))
        faults.push('a deeper look differs');
    }
    if (!holdsOnBoard(posed, right, Infinity)) faults.push('the whole board differs');
    if (isClosed(posed, posed.proof.region)) walk(one, (line) => new Judge(posed, posed.proof, line), faults, 'all');
  }
  const region = posed.proof.region?.length ?? Infinity;
  if (region <= (deep ? most : few) && isClosed(posed, posed.proof.region)) faults.push(...differences(posed));
  return faults;
}

/** Where the region is open, later moves are judged on the whole board, with one more move of any kind unless that takes too long. */
function laterJudge(posed: Posed): (line: Line) => JudgeOfLine {
  const { region: _, ...everywhere } = posed.proof;
  return (line) => {
    const wins = winsFurther(posed, line, farLimit);
    const plain = SolverJudge.of(posed, everywhere)(line);
    const isWin = (at: string) => (at === 'pass' ? wins?.length === 0 : wins?.includes(at));
    return wins
      ? {
          legal: (color) => plain.legal(color),
          taken: () => plain.taken(),
          verdict: (at) => (isWin(at) ? 'wins' : 'fails'),
        }
      : plain;
  };
}

/**
 * Faults that a deeper search finds in the lines of a closed region: at each move of the solver, not only at the first,
 * every move that succeeds must be right, also one that takes longer than the problem's remaining moves.
 * @throws TooLong
 */
export function deniedFurther(one: BankProblem, limit?: number): string[] {
  const posed = posedOf(one);
  if (one.proof.ko || !isClosed(posed, posed.proof.region)) return [];
  const faults: string[] = [];
  for (const deeper of further(posed)) walk(one, SolverJudge.of(deeper, deeper.proof, limit), faults, 'all');
  return faults.map((fault) => `further on ${fault}`);
}

/** First moves, or the pass, for which the second engine has another verdict, at any depth. */
export function differences(posed: Posed): string[] {
  const solver = posed.position.toPlay ?? 'black';
  const opponent = opponentOf(solver);
  const attacks = attackingGoals.includes(posed.goal);
  const question = { ...posed.proof, position: posed.position, attacker: attacks ? solver : opponent };
  const hard = new Exhaustive(question, opponent, attacks ? 'fall' : 'stand', writtenSoon);
  const easy = new Exhaustive(question, solver, attacks ? 'stand' : 'fall', writtenSoon);
  const verdictOf = (at: string) => {
    const succeeds = (engine: Exhaustive) => engine.takesAfter(at, solver) === attacks;
    return succeeds(hard) ? 'wins' : succeeds(easy) ? 'ko' : 'fails';
  };
  const judge = SolverJudge.of(posed, posed.proof)([]);
  const found: string[] = [];
  try {
    for (const at of [...judge.legal(solver), 'pass']) {
      const [first, second] = [judge.verdict(at), verdictOf(at)];
      if (first !== second) found.push(`${at} is ${first}, and ${second} for the second engine`);
    }
  } catch (error) {
    // A region whose stones can be captured and put back has too many positions; for some it has no verdict.
    if (!(error instanceof TooMany)) throw error;
  }
  return found;
}

function walk(
  { problem, proof }: BankProblem,
  judge: (line: Line) => JudgeOfLine,
  faults: string[],
  which: 'first' | 'later' | 'all',
): void {
  const solver = problem.position.toPlay ?? 'black';
  const opponent = opponentOf(solver);
  const attacks = attackingGoals.includes(problem.goal);
  const succeeds = (verdict: string) => verdict === 'wins' || (proof.ko === true && verdict === 'ko');
  const visit = (moves: readonly ProblemMove[], otherwise: string | undefined, line: Line) => {
    const here = judge(line);
    const path = (at: string) => [...line.map((move) => move.at), at].join(' ');
    const isAsked = which === 'all' || (which === 'first') === (line.length === 0);
    if (isAsked && succeeds(here.verdict('pass'))) faults.push(`${path('pass')} would do`);
    for (const at of here.legal(solver)) {
      const listed = moves.find((move) => move.at === at);
      const called = listed !== undefined && isRight(listed);
      if (isAsked && called !== succeeds(here.verdict(at))) faults.push(`${path(at)} is ${here.verdict(at)}`);
      // The listed answers are those of the region.
      const answer = called || which === 'later' ? undefined : listed ? listed.reply : otherwise;
      const after: Line = [...line, { color: solver, at }];
      if (answer && answer !== at && judge(after).legal(opponent).includes(answer))
        if (succeeds(judge(after).verdict(answer, opponent))) faults.push(`${path(at)} is not refuted by ${answer}`);
      if (called && listed.reply && listed.then)
        visit(listed.then, listed.otherwise ?? otherwise, [...after, { color: opponent, at: listed.reply }]);
      else if (
        isAsked &&
        which !== 'later' &&
        called &&
        attacks &&
        !proof.ko &&
        !judge(after).taken() &&
        judge(after).verdict('pass', opponent) !== 'wins'
      )
        faults.push(`${path(at)} does not succeed`);
    }
  };
  visit(problem.moves, problem.otherwise, []);
}
