import { describe, expect, it, vi } from 'vitest';
import { formatPoint, neighbours, opponentOf, parsePoint, splitPoints, type StoneColor } from '@/lib/domain/position';
import { isRight } from '@/lib/domain/problem';
import { attackingGoals, Judge } from '@/lib/go/judge';
import { problemPositions, type ProvenPosition } from '@/platform/seed/catalogue/problem-positions';
import { problems, type ProblemName } from '@/platform/seed/catalogue/problems';
import { Unsettled, ZoneSearch } from '../setup/zone-search';

/** `npm run test:deep` looks further, and at what takes long. */
const isDeep = process.env.TEST_DEEP === '1';
const further = 4;
const solver: StoneColor = 'black';

// Searching is work, and the machine may be loud.
vi.setConfig({ testTimeout: isDeep ? 1_800_000 : 120_000 });

const rightOf = (name: string) => problems[name as ProblemName].moves.filter(isRight).map(({ at }) => at);
const names = (size: number) =>
  Array.from({ length: size * size }, (_, i) => formatPoint({ x: i % size, y: Math.floor(i / size) }, size));
const around = (at: string, size: number) =>
  neighbours(parsePoint(at, size)!, size).map((point) => formatPoint(point, size));

const all = Object.entries<ProvenPosition>(problemPositions).filter(([, { goal }]) => goal !== 'endgame');
/** Points from which the region goes on behind its rim: it is closed where there are none. */
function leaks({ position, proof, goal }: ProvenPosition): string[] {
  const { size } = position;
  const besieged = attackingGoals.includes(goal) ? opponentOf(solver) : solver;
  const stones = new Set([...splitPoints(position.black), ...splitPoints(position.white)]);
  const region = new Set(proof.region ?? []);
  const inside = new Set(region);
  // What is besieged hangs together with the region.
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const at of splitPoints(position[besieged]))
      if (!inside.has(at) && around(at, size).some((next) => inside.has(next))) {
        inside.add(at);
        isNew = true;
      }
  }
  return [...inside].filter((at) => around(at, size).some((next) => !stones.has(next) && !region.has(next)));
}
const isClosed = (spec: ProvenPosition) => spec.proof.region !== undefined && leaks(spec).length === 0;

const closed = all.filter(([, spec]) => isClosed(spec));
/** What a search to the end takes longer than a test should. */
const wide = 8;

describe('a problem behind walls', () => {
  it.each(closed.filter(([, { proof }]) => isDeep || proof.region!.length <= wide))(
    '%s: no ko, no wall and no deeper look changes what is said of a first move',
    (name, spec) => {
      // Wins are proved with walls that fall, failures with walls that stand (lib/go/judge).
      const judge = new Judge(spec, { ...spec.proof, within: spec.proof.within + further });
      const verdicts = [...judge.legal(solver), 'pass'].map((at) => [at, judge.verdict(at)] as const);
      expect(
        verdicts
          .filter(([, verdict]) => verdict === 'wins')
          .map(([at]) => at)
          .sort(),
      ).toEqual(rightOf(name).sort());
      expect(verdicts.filter(([, verdict]) => verdict === 'ko')).toEqual([]);
    },
  );
});

const open = all.filter(([, spec]) => !isClosed(spec));

/** All that lies within two points of a stone or of the region; a small board as a whole. */
function widened({ position: { size, black, white }, proof }: ProvenPosition): string[] {
  if (size <= 9) return names(size);
  const near = [...splitPoints(black), ...splitPoints(white), ...(proof.region ?? [])].map((at) =>
    parsePoint(at, size)!,
  );
  return names(size).filter((at) => {
    const { x, y } = parsePoint(at, size)!;
    return near.some((point) => Math.abs(point.x - x) + Math.abs(point.y - y) <= 2);
  });
}

/** The first moves that succeed: whoever has the ko threats, and only if the solver has them. */
function found(spec: ProvenPosition, more: number): { right: string[]; ko: string[] } {
  const { position, proof, goal } = spec;
  const attacks = attackingGoals.includes(goal);
  const moves = proof.within + more - (attacks ? 1 : 0);
  const opponent = opponentOf(solver);
  const question = { position, attacker: attacks ? solver : opponent, targets: proof.targets, region: widened(spec) };
  const limit = isDeep ? 20_000_000 : 2_000_000;
  const easy = new ZoneSearch({ ...question, koMaster: solver, limit });
  const hard = new ZoneSearch({ ...question, koMaster: opponent, limit });
  const succeeds = (search: ZoneSearch, at: string) =>
    search.isTaken([{ color: solver, at }], opponent, moves) === attacks;
  const zone = easy.zoneOfPass(solver, moves);
  if (!zone) throw new Unsettled('nothing is at stake');
  const possible = zone.filter((at) => succeeds(easy, at));
  const right = possible.filter((at) => succeeds(hard, at));
  return { right, ko: possible.filter((at) => !right.includes(at)) };
}

describe('a problem on an open board', () => {
  it.each(open)(
    '%s: a second search, of the whole board around it, says the same when it looks further',
    (name, spec) => {
      const { right, ko } = found(spec, isDeep ? 3 : 1);
      expect(right.sort()).toEqual(rightOf(name).sort());
      expect(ko).toEqual([]);
    },
  );
});
