/**
 * `npm run problems -- --seed 1 --count 4000`: makes and proves problems until the bank has that many. It works lot after lot in a fixed order, the
 * same in every run; it can be stopped at any time and continues from there. With `--products` it only adds the problems that the products show.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bankFamilies } from '@/lib/bank/families';
import type { Problem } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';
import { neededIn } from '@/platform/bank/density';
import { madeOf, problemsOf } from '@/platform/bank/make';
import { gradedAnew, type Tally, type Wanted } from '@/platform/bank/admit';
import { sources, type Source } from '@/platform/bank/candidates';
import { posedOfProducts } from '@/platform/bank/of-products';
import { twinKeysOf } from '@/platform/bank/symmetry';
import { familyText, fileOf, problemsFolder, readFamily, type BankProblem } from '@/platform/bank/read-problems';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    /** The most problems of one family in one grade. */
    most: { type: 'string', default: '75' },
    /** Only of these sources. */
    only: { type: 'string', default: '' },
    /** Grades the existing problems again by the current rule. */
    grade: { type: 'boolean', default: false },
    /** Adds only the problems that the products show. */
    products: { type: 'boolean', default: false },
  },
});
const [seed, wantedCount, most] = [Number(values.seed), Number(values.count), Number(values.most)];
const progressFile = join(problemsFolder, 'progress.json');
type Progress = { seed: number; lots: Record<Source, number> };

mkdirSync(problemsFolder, { recursive: true });
const bank = new Map<string, BankProblem>(bankFamilies.flatMap(readFamily).map((problem) => [problem.id, problem]));
const before: Progress | null = existsSync(progressFile) ? JSON.parse(readFileSync(progressFile, 'utf8')) : null;
const progress: Progress =
  before?.seed === seed
    ? {
        seed,
        lots: { ...Object.fromEntries(sources.map((source) => [source, 0])), ...before.lots } as Progress['lots'],
      }
    : { seed, lots: Object.fromEntries(sources.map((source) => [source, 0])) as Progress['lots'] };

const write = (file: string, text: string) => {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
};
function save() {
  for (const family of bankFamilies) {
    const problems = [...bank.values()].filter((problem) => problem.family === family);
    if (problems.length) write(fileOf(family), familyText(problems));
  }
  write(progressFile, `${JSON.stringify(progress)}\n`);
}

/** Lots per source in a round; shapes give problems that are rare in games. */
const shares: Record<Source, number> = {
  small: 1,
  board: 1,
  corner: 8,
  side: 8,
  shapes: 4,
  tiny: 4,
  endgame: 2,
  ideas: 4,
  first: 2,
  seldom: 4,
  races: 8,
  mutations: 8,
  doubles: 8,
  nets: 8,
  given: 4,
  kin: 16,
};
const tally: Tally = { tried: 0, nodes: 0 };
const began = process.hrtime.bigint();
const atFirst = bank.size;
const held = (family: string, grade: number) =>
  [...bank.values()].filter((one) => one.family === family && one.grade === grade).length;
const inGrade = (grade: number) => [...bank.values()].filter((one) => one.grade === grade).length;
const twinsOf = ({ position, moves }: Problem, targets: readonly string[]) =>
  twinKeysOf(
    position,
    targets,
    moves.filter(isRight).map(({ at }) => at),
  );
/** How many problems differ in one stone only: more than three would be tedious. */
const alike = new Map<string, number>();
const note = ({ problem, proof }: BankProblem) => {
  for (const key of twinsOf(problem, proof.targets)) alike.set(key, (alike.get(key) ?? 0) + 1);
};
for (const one of bank.values()) note(one);
const isTedious = ({ problem, proof }: BankProblem) =>
  twinsOf(problem, proof.targets).some((key) => (alike.get(key) ?? 0) > 2);
/** The limit per family applies only once the grade has as many problems as it needs. */
const wanted: Wanted = (one) =>
  !bank.has(one.id) &&
  (held(one.family, one.grade) < most || inGrade(one.grade) < neededIn(one.grade)) &&
  !isTedious(one);

/** Problems of products take the grade of their product page, even if the bank has made the same problem itself. */
function takeInProducts(): void {
  const held = new Set([...bank.values()].map(({ product }) => product));
  for (const { product, grade, posed } of posedOfProducts()) {
    if (held.has(product)) continue;
    let made: BankProblem | null = null;
    for (const one of posed) if ((made = madeOf(one, { tally, wanted: () => true }))) break;
    if (made) bank.set(made.id, { ...(bank.get(made.id) ?? made), grade, product });
    process.stdout.write(`${product}: ${made ? made.id : 'not admitted'}\n`);
  }
}

if (values.grade) for (const problem of bank.values()) bank.set(problem.id, gradedAnew(problem));
if (values.products) takeInProducts();
const asked = sources.filter((source) => !values.only || values.only.split(' ').includes(source));
let saved = began;
while (!values.products && bank.size < wantedCount) {
  const source = asked.sort((a, b) => progress.lots[a] / shares[a] - progress.lots[b] / shares[b])[0]!;
  for (const one of problemsOf(seed, source, progress.lots[source], tally, wanted, [...bank.values()])) {
    bank.set(one.id, one);
    note(one);
  }
  progress.lots[source] += 1;
  const now = process.hrtime.bigint();
  if (now - saved < 10_000_000_000n) continue;
  saved = now;
  save();
  const seconds = Number(now - began) / 1e9;
  process.stdout.write(
    `${bank.size} problems, ${tally.tried} tried, ${Math.round(tally.nodes / seconds)} nodes/s, ` +
      `${Math.round(((bank.size - atFirst) / seconds) * 3600)} problems/h\n`,
  );
}
save();
