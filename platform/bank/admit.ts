import { createHash } from 'node:crypto';
import type { BankFamily } from '@/lib/bank/families';
import { posedKey, type Posed } from '@/lib/go/answers';
import { attackingGoals, Judge } from '@/lib/go/judge';
import { solverVersion } from '@/lib/go/solver/solver';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { posedOf, type BankProblem } from './read-problems';
import { givenIn } from './proof/given';
import { depthOf, gradeOf } from './proof/grade';
import { isLifeAndDeath, longest } from './proof/life-and-death';
import { minimised } from './proof/minimise';
import {
  answered,
  attractive,
  further,
  holdsOnBoard,
  isKo,
  isSettled,
  isUnsettled,
  sameMoves,
  verdictsOf,
  type Verdicts,
} from './proof/prove';
import { shows, type Seldom } from './proof/signs';
import { keyOf } from './symmetry';
import { familyOf } from './proof/tactics';
import { inSeki } from './proof/two-eyes';
import { deniedFurther, differences } from './proof/verify';

/** Nodes per question; a candidate that needs more is left out. */
const limit = 20_000;
/** Factor on the limit where the idea is rare. */
const patience = 6;
/** Limit for questions with three moves of any kind, which seldom become problems. */
const quick = 6_000;
const maxTreeMoves = 1500;
/** Regions of up to so many points are checked by the second engine at once; larger ones in `npm run test:deep`. */
const small = 5;

export type Tally = { tried: number; nodes: number };
export type Wanted = (made: BankProblem) => boolean;
type Run = { tally: Tally; wanted: Wanted };

/**
 * The problem of the bank that a candidate becomes; null: it is proved not to be one, or is not wanted.
 * @param ideas if any, it must show one of them
 * @throws TooLong when a search takes too many nodes
 */
export function admitted(posed: Posed, run: Run, ideas?: readonly Seldom[]): BankProblem | null {
  run.tally.tried += 1;
  if (ideas && !shows(posed, ideas, limit)) return null;
  if (isLifeAndDeath(posed)) return lifeOrDeath(posed, run);
  if (posed.goal === 'endgame') return lastMoves(posed, run);
  return tactic(posed, run, ideas ? patience : 1);
}

function tactic(posed: Posed, run: Run, more: number): BankProblem | null {
  const found = count(posed, run, posed.proof.wide === 3 && more === 1 ? quick : limit * more);
  if (!isUnsettled(posed, found)) return null;
  const takes = (question: Posed) => {
    const judge = SolverJudge.of(question, question.proof, limit)([]);
    const solver = question.position.toPlay ?? 'black';
    return judge.legal(solver).some((at) => judge.verdict(at) !== 'fails');
  };
  const idea = familyOf(posed, found.wins, takes);
  if (!idea) return null;
  const same = (less: Posed) => {
    const now = verdictsOf(less, limit * more);
    return (
      sameMoves(now.wins, found.wins) &&
      isUnsettled(less, now) &&
      familyOf(less, now.wins, takes)?.family === idea.family
    );
  };
  if (idea.family === 'capture' || idea.family === 'cut')
    if (!isSettled(posed, found.wins, limit * 3 * more)) return null;
  const least = minimised(posed, same);
  const most = limit * 8 * more;
  if (!isSettled(least, found.wins, most) || !holdsOnBoard(least, found.wins, most)) return null;
  return bankProblem({ ...least, goal: idea.goal }, idea.family, run);
}

function lifeOrDeath(posed: Posed, run: Run): BankProblem | null {
  // The fewest moves of the attacker that give the same result as four more.
  for (let within = 1; within <= longest; within += 1) {
    const here: Posed = { ...posed, proof: { ...posed.proof, within } };
    const found = count(here, run);
    if (found.pass !== 'fails') {
      if (attackingGoals.includes(posed.goal)) return null;
      continue;
    }
    if (!found.wins.length && !found.ko.length) {
      if (!attackingGoals.includes(posed.goal)) return null;
      continue;
    }
    if (!found.wins.length && found.ko.length <= 2 && found.ko.every((at) => isKo(here, at, limit * 3)))
      return koProblem(here, found.ko, run);
    if (!isUnsettled(here, found) || !isSettled(here, found.wins, limit * 5)) continue;
    // A seki is not life, and a problem to live does not mention it.
    if (inSeki(here, found.wins).length > 0) return null;
    return bankProblem(here, here.goal === 'kill' ? 'kill' : 'live', run);
  }
  return null;
}

/** Finds the most points that the solver can gain, and checks that every other move is two points short. */
function lastMoves(posed: Posed, run: Run): BankProblem | null {
  const solver = posed.position.toPlay ?? 'black';
  for (let points = 30; points > -30; points -= 1) {
    const here: Posed = { ...posed, proof: { ...posed.proof, points } };
    const judge = new Judge(here, here.proof);
    const verdicts = judge.legal(solver).map((at) => ({ at, verdict: judge.verdict(at) }));
    const wins = verdicts.filter(({ verdict }) => verdict === 'wins').map(({ at }) => at);
    if (!wins.length) continue;
    const others = verdicts.filter(({ verdict }) => verdict === 'fails');
    if (wins.length + others.length < verdicts.length || others.length < 2 || judge.verdict('pass') !== 'fails')
      return null;
    if (wins.length > 2) return null;
    const deeper = { ...here, proof: { ...here.proof, within: here.proof.within + 2 } };
    const further = new Judge(deeper, deeper.proof);
    if (!verdicts.every(({ at, verdict }) => further.verdict(at) === verdict)) return null;
    return bankProblem(here, 'endgame', run);
  }
  return null;
}

function count(posed: Posed, { tally }: Run, most = limit): Verdicts {
  const found = verdictsOf(posed, most);
  tally.nodes += found.nodes;
  return found;
}

/** Nothing is better than the ko: it is still a ko with four moves more, and with other walls. */
function koProblem(posed: Posed, ko: readonly string[], run: Run): BankProblem | null {
  for (const deeper of further(posed)) {
    const found = verdictsOf(deeper, limit * 5);
    if (found.pass !== 'fails' || found.wins.length || !sameMoves(found.ko, ko)) return null;
    if (!ko.every((at) => isKo(deeper, at, limit * 5))) return null;
  }
  return bankProblem(posed, 'ko', run, true);
}

function bankProblem(posed: Posed, idea: BankFamily, { tally, wanted }: Run, isForKo = false): BankProblem | null {
  const result = answered(posed, limit * 10, isForKo);
  if (!result) return null;
  tally.nodes += result.nodes;
  const { problem } = result;
  if (JSON.stringify(problem.moves).length > maxTreeMoves) return null;
  // Only the proved line shows that a stone was sacrificed.
  const given = isForKo ? null : givenIn(problem);
  const isLife = isLifeAndDeath(posed);
  if (!given && !isLife && (idea === 'snapback' || idea === 'throw-in')) return null;
  const family = given && (isLife || idea === 'snapback' || idea === 'throw-in') ? given : idea;
  const id = `${family}-${keyOf(posed.position, posed.proof.targets)}`;
  const grade = gradeOf(problem, family, { ...choiceOf(posed), nodes: result.nodes });
  const { region, within, wide } = posed.proof;
  const made: BankProblem = {
    id,
    grade,
    family,
    problem,
    proof: {
      targets: [...posed.proof.targets],
      ...(region ? { region: region.join(' ') } : {}),
      within,
      ...(wide ? { wide } : {}),
      ...(posed.proof.points === undefined ? {} : { points: posed.proof.points }),
      ...(isForKo ? { ko: true as const } : {}),
      nodes: result.nodes,
      depth: depthOf(problem.moves),
      engine: solverVersion,
      hash: createHash('sha256').update(posedKey(posed)).digest('hex').slice(0, 16),
    },
  };
  if (!wanted(made) || deniedFurther(made, limit * 10).length) return null;
  const isSmall = isLife && (region?.length ?? Infinity) <= small;
  return isSmall && differences(posedOf(made)).length ? null : made;
}

/** Tempting wrong moves, and all legal moves. */
function choiceOf(posed: Posed) {
  if (posed.proof.points !== undefined)
    return { tempting: 2, points: posed.proof.region?.length ?? 0, kind: 'counted' as const };
  const found = verdictsOf(posed, Infinity);
  return {
    tempting: attractive(posed, found.fails).length,
    points: found.wins.length + found.fails.length + found.ko.length,
    kind: isLifeAndDeath(posed) ? ('closed' as const) : ('open' as const),
  };
}

/**
 * A new grade for a problem that is in the bank already, after a change of the rule; a problem that comes from a product
 * has the grade of its page.
 */
export const gradedAnew = (one: BankProblem): BankProblem => ({
  ...one,
  ...(!one.product && {
    grade: gradeOf(one.problem, one.family, { ...choiceOf(posedOf(one)), nodes: one.proof.nodes }),
  }),
});
