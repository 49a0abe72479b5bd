import { createHash } from 'node:crypto';
import { checkPosition, type Position } from '@/lib/domain/position';
import type { BankFamily } from '@/lib/domain/learning/families';
import { posedKey } from '@/platform/content/topics';
import { posedOf, type BankProblem } from '@/platform/content/problems';
import type { Posed } from '@/lib/go/answers';
import { isClosed } from '@/lib/go/closed-region';
import { attackingGoals, Judge } from '@/lib/go/judge';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { solverVersion, TooLong } from '@/lib/go/solver/solver';
import { neededIn } from './density';
import { endgame } from './endgame';
import { givenIn } from './given';
import { depthOf, gradeOf } from './grade';
import { longest, walled } from './life-and-death';
import { minimised } from './minimise';
import { mutated } from './mutate';
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
} from './prove';
import { Random } from './random';
import { selfPlay } from './self-play';
import { shaped } from './shapes';
import { seldom, shows, signsOf, type Seldom } from './signs';
import { keyOf } from './symmetry';
import { familyOf, posedIn } from './tactics';
import { inSeki } from './two-eyes';
import { differences } from './verify';

export const sources = [
  'small',
  'board',
  'corner',
  'side',
  'shapes',
  'tiny',
  'endgame',
  'ideas',
  'first',
  'seldom',
  'races',
  'mutations',
  'doubles',
  'nets',
  'given',
  'kin',
] as const;
export type Source = (typeof sources)[number];

/** Nodes of one question; who needs more is left out. */
const limit = 20_000;
/** So many times more where the idea is rare. */
const patience = 6;
/** Most of what needs three moves of any kind comes to nothing. */
const quick = 6_000;
const longestTree = 1500;
/** Windows of so many points go to the second engine at once; the others in `npm run test:deep`. */
const small = 5;

export type Tally = { tried: number; nodes: number };
export type Wanted = (made: BankProblem) => boolean;

/** The problems of one lot: the same in every run. */
export function* problemsOf(
  seed: number,
  source: Source,
  lot: number,
  tally: Tally,
  wanted: Wanted,
  bank: readonly BankProblem[],
): Generator<BankProblem> {
  const random = new Random(seed * 1_000_003 + lot * 31 + sources.indexOf(source));
  const parents =
    source === 'kin' ? bank.filter(({ family }) => seldom.some((idea) => idea === family)) : lackingIn(bank);
  const changes = source === 'kin' || source === 'mutations';
  for (const posed of changes ? mutations(parents, random, source === 'kin') : candidates(source, random)) {
    tally.tried += 1;
    try {
      const ideas = picked[source];
      if (ideas && !shows(posed, ideas, limit)) continue;
      const made = lifeAndDeath.includes(posed.goal)
        ? lifeOrDeath(posed, tally, wanted)
        : source === 'endgame'
          ? lastMoves(posed, tally, wanted)
          : tactic(posed, tally, wanted, ideas ? patience : 1);
      if (made) yield made;
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
    }
  }
}

const lifeAndDeath: readonly Posed['goal'][] = ['kill', 'live'];
/** Of these, only what shows one of the ideas that games seldom show. */
const picked: Partial<Record<Source, readonly Seldom[]>> = {
  seldom,
  races: ['race', 'throw-in'],
  doubles: ['double-atari'],
  nets: ['net'],
  given: ['throw-in', 'snapback'],
};

/** The problems of the grades that need more; all of them when none does. */
function lackingIn(bank: readonly BankProblem[]): readonly BankProblem[] {
  const held = new Map<number, number>();
  for (const { grade } of bank) held.set(grade, (held.get(grade) ?? 0) + 1);
  const lacking = bank.filter(({ grade }) => held.get(grade)! < neededIn(grade));
  return lacking.length ? lacking : bank;
}

/**
 * One stone of what is there already changed, or two: each grade as often as another, and in it each family; `byFamily`: each family
 * as often as another.
 */
function* mutations(bank: readonly BankProblem[], random: Random, byFamily: boolean): Generator<Posed> {
  const parents = bank.filter(({ family }) => family !== 'endgame');
  const pickOf = <T>(all: readonly BankProblem[], by: (one: BankProblem) => T) => {
    const value = random.pick([...new Set(all.map(by))].sort());
    return all.filter((one) => by(one) === value);
  };
  for (let n = 0; n < 60 && parents.length > 0; n += 1) {
    const alike = byFamily ? parents : pickOf(parents, ({ grade }) => grade);
    const parent = random.pick(pickOf(alike, ({ family }) => family));
    const posed = posedOf(parent);
    const once = mutated(posed, random);
    const changed = once && random.next() < 0.5 ? mutated(once, random) : once;
    if (!changed || checkPosition(changed.position).length) continue;
    if (!lifeAndDeath.includes(posed.goal)) yield* posedIn(changed.position);
    else if (isClosed(changed, changed.proof.region)) yield changed;
  }
}

function* candidates(source: Source, random: Random): Generator<Posed> {
  if (source === 'shapes' || source === 'tiny' || source === 'ideas' || source === 'races') {
    const of = source === 'races' ? 'races' : source === 'ideas' ? 'rare' : 'all';
    for (let n = 0; n < 60; n += 1) {
      const size = source === 'tiny' || (source === 'races' && random.next() < 0.5) ? 7 : 9;
      const position = shaped(random, size, of);
      if (position && !checkPosition(position).length) yield* posedIn(position);
    }
    return;
  }
  if (source === 'small' || source === 'board') {
    const size = source === 'small' ? 7 : 9;
    for (const position of selfPlay(size, random, 8, source === 'small' ? 22 : 30)) yield* posedIn(position);
    return;
  }
  if (source === 'first') {
    // Few stones on an open board: what a beginner sees at once.
    for (const size of [7, 9])
      for (let n = 0; n < 4; n += 1)
        for (const position of selfPlay(size, random, 5, 12))
          for (const posed of posedIn(position)) if (posed.proof.wide !== 3) yield posed;
    return;
  }
  if (source === 'seldom') {
    for (const size of [7, 9])
      for (let n = 0; n < 3; n += 1)
        for (const position of selfPlay(size, random, 10, size === 7 ? 26 : 40)) yield* posedIn(position);
    for (let n = 0; n < 60; n += 1) {
      const position = shaped(random, random.pick([7, 9]), 'rare');
      if (position && !checkPosition(position).length) yield* posedIn(position);
    }
    return;
  }
  if (source === 'doubles' || source === 'nets' || source === 'given') {
    yield* ofIdea(source, picked[source]!, random);
    return;
  }
  if (source === 'endgame') {
    for (let n = 0; n < 12; n += 1) {
      const posed = endgame(random);
      if (posed && !checkPosition(posed.position).length) yield posed;
    }
    return;
  }
  for (let n = 0; n < 60; n += 1) {
    const posed = walled(random, source === 'corner' ? 9 : 13);
    if (posed) yield posed;
  }
}

const shapesOf = { doubles: ['doubles'], nets: ['nets'], given: ['snapbacks', 'throwIns'] } as const;

/** Games and shapes, asked only what may show these ideas, each place of a game once. */
function* ofIdea(source: keyof typeof shapesOf, ideas: readonly Seldom[], random: Random): Generator<Posed> {
  const seen = new Set<string>();
  function* asked(position: Position): Generator<Posed> {
    for (const posed of posedIn(position)) {
      // Only a net is a move that neither puts in atari nor takes.
      if (posed.proof.wide !== (source === 'nets' ? 3 : 2)) continue;
      const signs = ideas.flatMap((idea) => signsOf(posed, idea));
      const place = `${posed.proof.targets.join(' ')} ${signs.join(' ')}`;
      if (!signs.length || seen.has(place)) continue;
      seen.add(place);
      yield posed;
    }
  }
  for (let n = 0; n < 2; n += 1)
    for (const size of [7, 9]) {
      seen.clear();
      for (const position of selfPlay(size, random, 8, size === 7 ? 30 : 48)) yield* asked(position);
    }
  for (let n = 0; n < 60; n += 1) {
    const position = shaped(random, random.pick([7, 9]), random.pick(shapesOf[source]));
    seen.clear();
    if (position && !checkPosition(position).length) yield* asked(position);
  }
}

function tactic(posed: Posed, tally: Tally, wanted: Wanted, more: number): BankProblem | null {
  const found = count(posed, tally, posed.proof.wide === 3 && more === 1 ? quick : limit * more);
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
    if (!found.wins.length && found.ko.length <= 2 && found.ko.every((at) => isKo(here, at, limit * 3)))
      return toldKo(here, found.ko, tally, wanted);
    if (!isUnsettled(here, found) || !isSettled(here, found.wins, limit * 5)) continue;
    // A seki is not alive, and nobody says so where it is asked to live.
    if (inSeki(here, found.wins).length > 0) return null;
    return told(here, here.goal === 'kill' ? 'kill' : 'live', tally, wanted);
  }
  return null;
}

/** How many points more the solver comes to at best, and that every other move is two short. */
function lastMoves(posed: Posed, tally: Tally, wanted: Wanted): BankProblem | null {
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
    return told(here, 'endgame', tally, wanted);
  }
  return null;
}

function count(posed: Posed, tally: Tally, most = limit): Verdicts {
  const found = verdictsOf(posed, most);
  tally.nodes += found.nodes;
  return found;
}

/** Nothing is better than the ko: it is one four moves further on too, and with other walls. */
function toldKo(posed: Posed, ko: readonly string[], tally: Tally, wanted: Wanted): BankProblem | null {
  for (const deeper of further(posed)) {
    const found = verdictsOf(deeper, limit * 5);
    if (found.pass !== 'fails' || found.wins.length || !sameMoves(found.ko, ko)) return null;
    if (!ko.every((at) => isKo(deeper, at, limit * 5))) return null;
  }
  return told(posed, 'ko', tally, wanted, true);
}

function told(posed: Posed, idea: BankFamily, tally: Tally, wanted: Wanted, isForKo = false): BankProblem | null {
  const result = answered(posed, limit * 10, isForKo);
  if (!result) return null;
  tally.nodes += result.nodes;
  const { problem } = result;
  if (JSON.stringify(problem.moves).length > longestTree) return null;
  // Only the proved line says that a stone was given.
  const given = isForKo ? null : givenIn(problem);
  const isLife = lifeAndDeath.includes(posed.goal);
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
  if (!wanted(made)) return null;
  const isSmall = isLife && (region?.length ?? Infinity) <= small;
  return isSmall && differences(posedOf(made)).length ? null : made;
}

/** Wrong moves that tempt, and all that may be played. */
function choiceOf(posed: Posed) {
  if (posed.proof.points !== undefined)
    return { tempting: 2, points: posed.proof.region?.length ?? 0, kind: 'counted' as const };
  const found = verdictsOf(posed, Infinity);
  return {
    tempting: attractive(posed, found.fails).length,
    points: found.wins.length + found.fails.length + found.ko.length,
    kind: lifeAndDeath.includes(posed.goal) ? ('closed' as const) : ('open' as const),
  };
}

/** The grade of what is in the bank already, when the rule has changed. */
export const gradedAnew = (one: BankProblem): BankProblem => ({
  ...one,
  grade: gradeOf(one.problem, one.family, { ...choiceOf(posedOf(one)), nodes: one.proof.nodes }),
});
