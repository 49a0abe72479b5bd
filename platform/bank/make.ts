import { createHash } from 'node:crypto';
import { checkPosition, splitPoints } from '@/lib/domain/position';
import type { BankFamily } from '@/lib/domain/learning/families';
import { posedKey } from '@/platform/content/topics';
import type { BankProblem } from '@/platform/content/problems';
import type { Posed } from '@/lib/go/answers';
import { attackingGoals } from '@/lib/go/judge';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { solverVersion, TooLong } from '@/lib/go/solver/solver';
import { depthOf, gradeOf } from './grade';
import { longest, walled } from './life-and-death';
import { minimised } from './minimise';
import {
  answered,
  attractive,
  holdsOnBoard,
  isSettled,
  isUnsettled,
  sameMoves,
  verdictsOf,
  type Verdicts,
} from './prove';
import { Random } from './random';
import { selfPlay } from './self-play';
import { shaped } from './shapes';
import { keyOf } from './symmetry';
import { familyOf, posedIn } from './tactics';

export const sources = ['small', 'board', 'corner', 'side', 'shapes', 'tiny'] as const;
export type Source = (typeof sources)[number];

/** Nodes of one question; who needs more is left out. */
const limit = 20_000;
/** Most of what needs three moves of any kind comes to nothing. */
const quick = 6_000;
const longestTree = 1500;

export type Tally = { tried: number; nodes: number };
type Wanted = (family: BankFamily, grade: number, id: string) => boolean;

/** The problems of one lot: the same in every run. */
export function* problemsOf(
  seed: number,
  source: Source,
  lot: number,
  tally: Tally,
  wanted: Wanted,
): Generator<BankProblem> {
  const random = new Random(seed * 1_000_003 + lot * 31 + sources.indexOf(source));
  for (const posed of candidates(source, random)) {
    tally.tried += 1;
    try {
      const made = isWalled(source) ? lifeOrDeath(posed, tally, wanted) : tactic(posed, tally, wanted);
      if (made) yield made;
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
    }
  }
}

const isWalled = (source: Source) => source === 'corner' || source === 'side';

function* candidates(source: Source, random: Random): Generator<Posed> {
  if (source === 'shapes' || source === 'tiny') {
    for (let n = 0; n < 60; n += 1) {
      const position = shaped(random, source === 'tiny' ? 7 : 9);
      if (position && !checkPosition(position).length) yield* posedIn(position);
    }
    return;
  }
  if (source === 'small' || source === 'board') {
    const size = source === 'small' ? 7 : 9;
    for (const position of selfPlay(size, random, 8, source === 'small' ? 22 : 30)) yield* posedIn(position);
    return;
  }
  for (let n = 0; n < 60; n += 1) {
    const posed = walled(random, source === 'corner' ? 9 : 13);
    if (posed) yield posed;
  }
}

function tactic(posed: Posed, tally: Tally, wanted: Wanted): BankProblem | null {
  const found = count(posed, tally, posed.proof.wide === 3 ? quick : limit);
  if (!isUnsettled(posed, found)) return null;
  const takes = (question: Posed) => {
    const judge = SolverJudge.of(question, question.proof, limit)([]);
    const solver = question.position.toPlay ?? 'black';
    return judge.legal(solver).some((at) => judge.verdict(at) !== 'fails');
  };
  const idea = familyOf(posed, found.wins, takes);
  if (!idea) return null;
  const same = (less: Posed) => {
    const now = verdictsOf(less, limit);
    return (
      sameMoves(now.wins, found.wins) &&
      isUnsettled(less, now) &&
      familyOf(less, now.wins, takes)?.family === idea.family
    );
  };
  if (idea.family === 'capture' || idea.family === 'cut') if (!isSettled(posed, found.wins, limit * 3)) return null;
  const least = minimised(posed, same);
  if (!isSettled(least, found.wins, limit * 8) || !holdsOnBoard(least, found.wins, limit * 8)) return null;
  return told({ ...least, goal: idea.goal }, idea.family, tally, wanted);
}

function lifeOrDeath(posed: Posed, tally: Tally, wanted: Wanted): BankProblem | null {
  // As few moves of the attacker as say the same as four more.
  for (let within = 1; within <= longest; within += 1) {
    const here: Posed = { ...posed, proof: { ...posed.proof, within } };
    const found = count(here, tally);
    if (found.pass !== 'fails') {
      if (attackingGoals.includes(posed.goal)) return null;
      continue;
    }
    if (!found.wins.length && !found.ko.length) {
      if (!attackingGoals.includes(posed.goal)) return null;
      continue;
    }
    if (!isUnsettled(here, found) || !isSettled(here, found.wins, limit * 5)) continue;
    return told(here, posed.goal === 'kill' ? 'kill' : 'live', tally, wanted);
  }
  return null;
}

function count(posed: Posed, tally: Tally, most = limit): Verdicts {
  const found = verdictsOf(posed, most);
  tally.nodes += found.nodes;
  return found;
}

function told(posed: Posed, family: BankFamily, tally: Tally, wanted: Wanted): BankProblem | null {
  const id = `${family}-${keyOf(posed.position, posed.proof.targets)}`;
  const result = answered(posed, limit * 10);
  if (!result) return null;
  tally.nodes += result.nodes;
  const { problem } = result;
  if (JSON.stringify(problem.moves).length > longestTree) return null;
  const found = verdictsOf(posed, limit * 3);
  const grade = gradeOf(problem, family, attractive(posed, found.fails).length, found.wins.length + found.fails.length);
  if (!wanted(family, grade, id)) return null;
  const { region, within, wide } = posed.proof;
  return {
    id,
    grade,
    family,
    problem,
    proof: {
      targets: posed.proof.targets,
      ...(region ? { region: region.join(' ') } : {}),
      within,
      ...(wide ? { wide } : {}),
      nodes: result.nodes,
      depth: depthOf(problem.moves),
      engine: solverVersion,
      hash: createHash('sha256').update(posedKey(posed)).digest('hex').slice(0, 16),
    },
  };
}

export const stonesIn = ({ problem: { position } }: BankProblem) =>
  splitPoints(position.black).length + splitPoints(position.white).length;
