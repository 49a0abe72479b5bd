import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contains, cropOf, parsePoint, splitPoints, type ProblemMove } from '@/lib/go/position';
import { checkProblem, isRight, taskOf } from '@/lib/go/problem';
import { playRule } from '@/lib/go/rules';
import { neededIn } from '@/platform/bank/density';
import { givenIn } from '@/platform/bank/proof/given';
import { keyOf } from '@/platform/bank/symmetry';
import { faultsOf } from '@/platform/bank/proof/verify';
import { familyText, fileOf, problemsFolder, readBank, readFamily } from '@/platform/bank/read-problems';
import { problemPositions } from '@/platform/bank/problem-positions';
import { problems } from '@/platform/seed/catalogue/problems';
import { readTopic, topicCodes } from '@/platform/topics/topics';

const isDeep = process.env.TEST_DEEP === '1';
const bank = readBank();
/** The same problems in every run, from all families and grades. */
const sample = isDeep
  ? bank
  : bank.filter((_, i) => i % Math.max(1, Math.floor(bank.length / 200)) === 0).slice(0, 200);

describe('the bank', () => {
  it('has each problem once, however it is turned, moved or coloured', () => {
    expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
    expect(
      bank
        .filter(({ id, problem, proof }) => !id.endsWith(`-${keyOf(problem.position, proof.targets)}`))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('is written as it is read', () => {
    const families = [...new Set(bank.map(({ family }) => family))];
    const differing = families.filter(
      (family) => familyText(readFamily(family)) !== readFileSync(fileOf(family), 'utf8'),
    );
    expect(differing).toEqual([]);
  });

  it('has enough for every grade, and for every family that a lesson practises', () => {
    const grades = Array.from({ length: 19 }, (_, i) => 19 - i);
    const inGrade = (grade: number) => bank.filter((one) => one.grade === grade).length;
    expect(grades.filter((grade) => inGrade(grade) < neededIn(grade)).map((grade) => [grade, inGrade(grade)])).toEqual(
      [],
    );
    const families = [...new Set(topicCodes().flatMap((code) => readTopic(code).data.families))];
    const inFamily = (family: string) => bank.filter((one) => one.family === family).length;
    expect(families.filter((family) => inFamily(family) < 40).map((family) => [family, inFamily(family)])).toEqual([]);
  });

  it('calls a snapback or a throw-in only what its proved line shows', () => {
    const given = bank.filter(({ family }) => family === 'snapback' || family === 'throw-in');
    expect(given.filter(({ family, problem }) => givenIn(problem) !== family).map(({ id }) => id)).toEqual([]);
  });

  it('has what the products show where its own proof admits it: fewer stones, the same answers, the grade of the page', () => {
    const ofProducts = bank.filter(({ product }) => product);
    expect(ofProducts.length).toBeGreaterThan(40);
    const isWithin = (few: string, all: string) => splitPoints(few).every((at) => splitPoints(all).includes(at));
    const right = (moves: readonly ProblemMove[]) =>
      moves
        .filter(isRight)
        .map(({ at }) => at)
        .toSorted()
        .join();
    const differing = ofProducts.filter(({ product, problem: { position, moves }, grade }) => {
      const shown = problems[product!]!;
      return (
        !isWithin(position.black, shown.position.black) ||
        !isWithin(position.white, shown.position.white) ||
        right(moves) !== right(shown.moves) ||
        grade !== problemPositions[product!]!.grade
      );
    });
    expect(differing.map(({ id, product }) => `${product} ${id}`)).toEqual([]);
  });

  it('is three megabytes at most', () => {
    const sizes = readdirSync(problemsFolder).map((file) => statSync(join(problemsFolder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  });

  it('says of each ko that it is one', () => {
    const asked = bank.filter(({ proof }) => proof.ko).map(({ problem }) => taskOf(problem));
    expect(new Set(asked)).toEqual(new Set(['liveByKo', 'killByKo']));
    expect(bank.filter(({ problem, proof }) => problem.ko && !proof.ko)).toEqual([]);
  });

  it('has problems that can be played, with every answer in the picture', () => {
    const points = (moves: readonly ProblemMove[]): string[] =>
      moves.flatMap(({ at, reply, then = [] }) => [at, ...(reply ? [reply] : []), ...points(then)]);
    const wrong = bank.filter(({ problem }) => {
      const { position, moves, otherwise } = problem;
      const shown = cropOf(position);
      const all = [...points(moves), ...(otherwise ? [otherwise] : [])];
      return (
        checkProblem(problem, playRule).length > 0 ||
        all.some((at) => !contains(shown, parsePoint(at, position.size)!)) ||
        splitPoints(position.black).length + splitPoints(position.white).length > 48
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  // One test per family: the deep form takes an hour, and so reports its progress.
  it.each([...new Set(sample.map(({ family }) => family))])(
    `is proved anew, ${isDeep ? 'all of' : 'a part of'} %s`,
    (family) => {
      const asked = sample.filter((one) => one.family === family);
      const faults = asked.flatMap((problem) => faultsOf(problem, isDeep).map((fault) => `${problem.id}: ${fault}`));
      expect(faults).toEqual([]);
    },
    isDeep ? 7_200_000 : 300_000,
  );
});
