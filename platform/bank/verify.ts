import { opponentOf, type ProblemMove } from '@/lib/domain/position';
import { isRight } from '@/lib/domain/problem';
import { isClosed } from '@/lib/go/closed-region';
import { attackingGoals, Judge, type JudgeOfLine, type Line } from '@/lib/go/judge';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { posedOf, type BankProblem } from '@/platform/content/problems';
import { further, holdsOnBoard, sameMoves, verdictsOf } from './prove';

/**
 * What the search denies of a problem of the bank: every right move is right and no other, after each listed line, and every answer
 * to a wrong one refutes it. `deep`: looked at further too, and by the first engine where the region is closed.
 */
export function faultsOf(one: BankProblem, deep = false): string[] {
  const posed = posedOf(one);
  const { problem, proof } = one;
  const faults: string[] = [];
  const fast = SolverJudge.of(posed, posed.proof);
  walk(one, fast, faults);
  const right = problem.moves.filter(isRight).map(({ at }) => at);
  if (proof.points !== undefined || proof.ko) return faults;
  if (deep) {
    for (const deeper of further(posed)) {
      const found = verdictsOf(deeper, Infinity);
      if (found.pass !== 'fails' || found.ko.length || !sameMoves(found.wins, right))
        faults.push('a deeper look differs');
    }
    if (!holdsOnBoard(posed, right, Infinity)) faults.push('the whole board differs');
    if (isClosed(posed, posed.proof.region)) {
      const judge = (line: Line) => new Judge(posed, posed.proof, line);
      walk(one, judge, faults);
    }
  }
  return faults;
}

function walk({ problem, proof }: BankProblem, judge: (line: Line) => JudgeOfLine, faults: string[]): void {
  const solver = problem.position.toPlay ?? 'black';
  const opponent = opponentOf(solver);
  const attacks = attackingGoals.includes(problem.goal);
  const succeeds = (verdict: string) => verdict === 'wins' || (proof.ko === true && verdict === 'ko');
  const visit = (moves: readonly ProblemMove[], otherwise: string | undefined, line: Line) => {
    const here = judge(line);
    const path = (at: string) => [...line.map((move) => move.at), at].join(' ');
    if (succeeds(here.verdict('pass'))) faults.push(`${path('pass')} would do`);
    for (const at of here.legal(solver)) {
      const listed = moves.find((move) => move.at === at);
      const called = listed !== undefined && isRight(listed);
      if (called !== succeeds(here.verdict(at))) faults.push(`${path(at)} is ${here.verdict(at)}`);
      const answer = called ? undefined : listed ? listed.reply : otherwise;
      const after: Line = [...line, { color: solver, at }];
      if (answer && answer !== at && judge(after).legal(opponent).includes(answer))
        if (succeeds(judge(after).verdict(answer, opponent))) faults.push(`${path(at)} is not refuted by ${answer}`);
      if (called && listed.reply && listed.then)
        visit(listed.then, listed.otherwise ?? otherwise, [...after, { color: opponent, at: listed.reply }]);
      else if (
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
