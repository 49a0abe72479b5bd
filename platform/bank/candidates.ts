import { checkPosition, type Position } from '@/lib/go/position';
import type { Posed } from '@/lib/go/answers';
import { isClosed } from '@/lib/go/closed-region';
import { posedOf, type BankProblem } from './read-problems';
import { neededIn } from './density';
import { endgame } from './generate/endgame';
import { isLifeAndDeath, walled } from './proof/life-and-death';
import { mutated } from './generate/mutate';
import type { Random } from './random';
import { selfPlay } from './generate/self-play';
import { shaped, type ShapeSet } from './generate/shapes';
import { seldom, signsOf, type Seldom } from './proof/signs';
import { posedIn } from './proof/tactics';

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

/** Sources whose candidates must show one of these ideas, which are rare in games. */
export const ideasOf: Partial<Record<Source, readonly Seldom[]>> = {
  seldom,
  races: ['race', 'throw-in'],
  doubles: ['double-atari'],
  nets: ['net'],
  given: ['throw-in', 'snapback'],
};

/** How many random candidates are generated. */
const tries = 60;
const sizes = [7, 9];

/** Candidates from one source: the same for the same seed and bank. */
export function candidates(source: Source, random: Random, bank: readonly BankProblem[]): Iterable<Posed> {
  switch (source) {
    case 'small':
      return posedInAll(selfPlay(7, random, 8, 22));
    case 'board':
      return posedInAll(selfPlay(9, random, 8, 30));
    case 'corner':
      return made(tries, () => walled(random, 9));
    case 'side':
      return made(tries, () => walled(random, 13));
    case 'shapes':
      return posedInAll(soundOf(() => shaped(random, 9, 'all')));
    case 'tiny':
      return posedInAll(soundOf(() => shaped(random, 7, 'all')));
    case 'ideas':
      return posedInAll(soundOf(() => shaped(random, 9, 'rare')));
    case 'races':
      return posedInAll(soundOf(() => shaped(random, random.next() < 0.5 ? 7 : 9, 'races')));
    case 'endgame':
      return endgames(random);
    case 'first':
      return seenAtOnce(random);
    case 'seldom':
      return crowded(random);
    case 'doubles':
      return ofIdea(source, random, ['doubles']);
    case 'nets':
      return ofIdea(source, random, ['nets']);
    case 'given':
      return ofIdea(source, random, ['snapbacks', 'throwIns']);
    case 'mutations':
      return mutations(lackingIn(bank), random, false);
    case 'kin':
      return mutations(
        bank.filter(({ family }) => seldom.some((idea) => idea === family)),
        random,
        true,
      );
  }
}

function* posedInAll(positions: Iterable<Position>): Generator<Posed> {
  for (const position of positions) yield* posedIn(position);
}

function* games(random: Random, size: number, count: number, from: number, to: number): Generator<Position> {
  for (let n = 0; n < count; n += 1) yield* selfPlay(size, random, from, to);
}

/** The results of so many random attempts; most give nothing. */
function* made<Made>(times: number, make: () => Made | null): Generator<Made> {
  for (let n = 0; n < times; n += 1) {
    const one = make();
    if (one) yield one;
  }
}

function* soundOf(make: () => Position | null): Generator<Position> {
  for (const position of made(tries, make)) if (!checkPosition(position).length) yield position;
}

function* endgames(random: Random): Generator<Posed> {
  for (const posed of made(12, () => endgame(random))) if (!checkPosition(posed.position).length) yield posed;
}

/** Few stones on an open board: what a beginner sees at once. */
function* seenAtOnce(random: Random): Generator<Posed> {
  for (const size of [7, 9])
    for (const posed of posedInAll(games(random, size, 4, 5, 12))) if (posed.proof.wide !== 3) yield posed;
}

/** Fights on crowded boards, and shapes that are rare in games. */
function* crowded(random: Random): Generator<Posed> {
  yield* posedInAll(games(random, 7, 3, 10, 26));
  yield* posedInAll(games(random, 9, 3, 10, 40));
  yield* posedInAll(soundOf(() => shaped(random, random.pick(sizes), 'rare')));
}

/** Games and shapes, restricted to questions that may show the ideas of the source. */
function* ofIdea(source: 'doubles' | 'nets' | 'given', random: Random, sets: readonly ShapeSet[]): Generator<Posed> {
  for (let n = 0; n < 2; n += 1)
    for (const size of sizes) yield* showing(source, selfPlay(size, random, 8, size === 7 ? 30 : 48));
  for (const position of soundOf(() => shaped(random, random.pick(sizes), random.pick(sets))))
    yield* showing(source, [position]);
}

/** Each place of a game once. */
function* showing(source: 'doubles' | 'nets' | 'given', positions: Iterable<Position>): Generator<Posed> {
  const seen = new Set<string>();
  for (const posed of posedInAll(positions)) {
    // Only a net needs a move that neither gives atari nor captures.
    if (posed.proof.wide !== (source === 'nets' ? 3 : 2)) continue;
    const signs = ideasOf[source]!.flatMap((idea) => signsOf(posed, idea));
    const place = `${posed.proof.targets.join(' ')} ${signs.join(' ')}`;
    if (!signs.length || seen.has(place)) continue;
    seen.add(place);
    yield posed;
  }
}

/** The problems of the grades that have too few; all of them when no grade has. */
function lackingIn(bank: readonly BankProblem[]): readonly BankProblem[] {
  const held = new Map<number, number>();
  for (const { grade } of bank) held.set(grade, (held.get(grade) ?? 0) + 1);
  const lacking = bank.filter(({ grade }) => held.get(grade)! < neededIn(grade));
  return lacking.length ? lacking : bank;
}

/**
 * Problems of the bank with one or two stones changed: grades are chosen evenly, and families within a grade; with
 * `byFamily` families are chosen evenly.
 */
function* mutations(bank: readonly BankProblem[], random: Random, byFamily: boolean): Generator<Posed> {
  const parents = bank.filter(({ family }) => family !== 'endgame');
  const pickOf = <T>(all: readonly BankProblem[], by: (one: BankProblem) => T) => {
    const value = random.pick([...new Set(all.map(by))].sort());
    return all.filter((one) => by(one) === value);
  };
  for (let n = 0; n < tries && parents.length > 0; n += 1) {
    const alike = byFamily ? parents : pickOf(parents, ({ grade }) => grade);
    const parent = random.pick(pickOf(alike, ({ family }) => family));
    const posed = posedOf(parent);
    const once = mutated(posed, random);
    const changed = once && random.next() < 0.5 ? mutated(once, random) : once;
    if (!changed || checkPosition(changed.position).length) continue;
    if (!isLifeAndDeath(posed)) yield* posedIn(changed.position);
    else if (isClosed(changed, changed.proof.region)) yield changed;
  }
}
