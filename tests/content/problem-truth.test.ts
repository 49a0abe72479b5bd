import { describe, expect, it, vi } from 'vitest';
import { opponentOf, type ProblemMove, type StoneColor } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';
import { isClosed } from '@/lib/go/closed-region';
import { sideOf } from '@/lib/go/field';
import { Judge, type Line } from '@/lib/go/judge';
import { Search } from '@/lib/go/search';
import { further, verdictsOf } from '@/platform/bank/proof/prove';
import { differences } from '@/platform/bank/proof/verify';
import { makesEyes } from '@/platform/bank/proof/two-eyes';
import { problemPositions, type ProvenPosition } from '@/platform/bank/problem-positions';
import { problems } from '@/platform/seed/catalogue/problems';
import { foundFurther } from '../setup/first-moves';
import { Unsettled } from '../setup/zone-search';

/** `npm run test:deep` searches deeper, and includes positions that take long. */
const isDeep = process.env.TEST_DEEP === '1';
/** On an open board: how many moves further a search goes, and how many positions it visits at most. */
const deepest = 3;
const limit = (more: number) => (isDeep ? 15_000_000 : more > 1 ? 30_000 : 500_000);
/** Size in points of the largest window whose positions the second engine enumerates. */
const whole = isDeep ? 9 : 6;
const solver: StoneColor = 'black';

// The search takes long, and other programs may use the processor.
vi.setConfig({ testTimeout: isDeep ? 1_800_000 : 120_000 });

const rightOf = (name: string) => problems[name]!.moves.filter(isRight).map(({ at }) => at);
const all = Object.entries<ProvenPosition>(problemPositions).filter(([, { goal }]) => goal !== 'endgame');
/** How many more moves of the attacker are searched. */
const more = 4;
/** In a race the solver's own chain is at stake too: each other first move loses it. */
const races: Partial<Record<string, string>> = { cornerRace: 'C8' };
const isRace = (name: string) => name in races;
const isWalled = ([name, spec]: [string, ProvenPosition]) => isRace(name) || isClosed(spec, spec.proof.region);

const closed = all.filter(isWalled);
/** Size in points of the largest region that a search to the end finishes in a test's time. */
const wide = 8;

describe('a problem behind walls', () => {
  it.each(closed)('%s: no ko, no wall and no deeper look changes what is said of a first move', (name, spec) => {
    // Wins are proved with walls that fall, failures with walls that stand (lib/go/judge); four moves further, and to the end where only one side
    // can be taken.
    for (const deeper of further(spec).slice(0, isRace(name) ? 1 : 2)) {
      const { wins, ko, pass } = verdictsOf(deeper, Infinity);
      expect({ wins: wins.sort(), ko, pass }).toEqual({ wins: rightOf(name).sort(), ko: [], pass: 'fails' });
    }
  });

  // A race is two chains and what lies between: more than three million positions, and tested below.
  it.each(closed.filter(([name, { proof }]) => proof.region!.length <= whole && !isRace(name)))(
    '%s: the engine that writes every position down says the same, at whatever depth',
    (_, spec) => {
      expect(differences(spec)).toEqual([]);
    },
  );
});

describe('a race', () => {
  it.each(all.filter(([name]) => isRace(name)))(
    '%s: each move but the right ones loses the own stones',
    (name, spec) => {
      const { position, proof } = spec;
      const within = proof.within + more;
      const targets = [races[name]!];
      const question = { position, attacker: opponentOf(solver), targets, region: proof.region, within };
      const search = new Search(question, solver, new Map(), 'fall');
      const right = rightOf(name);
      const others = [...search.legal(sideOf(solver)), 'pass'].filter((at) => !right.includes(at));
      expect(others.filter((at) => !search.isTakenAfter(at, sideOf(solver), within))).toEqual([]);
    },
  );
});

const open = all.filter((entry) => !isWalled(entry));

describe('a problem on an open board', () => {
  it.each(open)(
    '%s: a second search, of the whole board around it, says the same when it looks further',
    (name, spec) => {
      const right = rightOf(name).sort();
      for (let more = 1; more <= deepest; more += 1) {
        try {
          const found = foundFurther(spec, right, { more, limit: limit(more) });
          expect({ more, ...found }).toEqual({ more, right, ko: [] });
        } catch (error) {
          // A quick run goes as far as its limit of positions allows, but at least one move further.
          if (error instanceof Unsettled && more > 1 && !isDeep) return;
          throw error;
        }
      }
    },
  );
});

describe('what is said to an answer', () => {
  const textsOf = (name: string) => Object.values(problems[name]!.texts!['en-US']!).join(' ');

  it.each(
    all.filter(
      ([, { goal, proof }]) => ['kill', 'live'].includes(goal) && (isDeep || proof.region!.length <= wide + 1),
    ),
  )('%s: is seki where nobody gets two eyes', (name, spec) => {
    const { position, proof, goal } = spec;
    const judge = new Judge(spec, proof);
    // After these moves the group stays on the board; it lives if it can make two eyes (with all ko threats on its side).
    const left = judge.legal(solver).filter((at) => (judge.verdict(at) === 'wins') === (goal === 'live'));
    const hasEyes = (at: string) => makesEyes({ position, goal, proof }, at);
    expect(/\bseki\b/.test(textsOf(name))).toBe(!left.every(hasEyes));
  });

  it.each(all.filter(([, { proof }]) => isDeep || (proof.region?.length ?? 0) <= wide + 1))(
    '%s: names the ko where one may come of it',
    (name, spec) => {
      const hasKo = (moves: readonly ProblemMove[], line: Line): boolean => {
        const judge = new Judge(spec, spec.proof, line);
        if (judge.taken()) return false;
        const next = (at: string, reply: string): Line => [
          ...line,
          { color: solver, at },
          { color: opponentOf(solver), at: reply },
        ];
        return (
          judge.legal(solver).some((at) => judge.verdict(at) === 'ko') ||
          moves.some((move) => isRight(move) && move.reply && move.then && hasKo(move.then, next(move.at, move.reply)))
        );
      };
      const problem = problems[name]!;
      expect(/\bko\b/.test(textsOf(name))).toBe(hasKo(problem.moves, []));
    },
  );
});
