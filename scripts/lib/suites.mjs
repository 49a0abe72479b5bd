import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nextCommand } from '../../server/next/command.mjs';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';
import { filesBelow } from './files-below.mjs';
import { hasPassed, keyOf, notePassed } from './keyed-suites.mjs';
import { root } from './paths.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { start } from './processes.mjs';
import { turnOfRun } from './turn.mjs';

const bin = (file) => path.join(root, 'node_modules', file);
const node = (env, ...args) => start(process.execPath, args, { env }).ended;
const nothing = { passed: 0, failed: 0, failures: [] };

/** The result of a check that passes or fails as a whole. */
const outcome = (codes) => (codes.every((code) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const sum = (outcomes) => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  failures: outcomes.flatMap(({ failures = [] }) => failures),
});

/** Runs a test runner and reads the counts from its report; an error outside of tests counts as one failure. */
const counted = (name, command, count) => async (env) => {
  const report = path.join(root, 'test-results', `${name}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await node({ ...env, E2E_REPORT: report }, ...command(report));
  const found = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : nothing;
  return found.failed === 0 && (code !== 0 || found.passed === 0) ? { ...found, failed: 1 } : found;
};

/** @param {string[]} options options of the runner: names of files, a shard */
const vitest = (project, ...options) =>
  counted(
    project,
    (report) => [
      bin('vitest/vitest.mjs'),
      'run',
      ...options,
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: failedInVitest(report),
    }),
  );

const playwright = (name, ...options) =>
  counted(
    name,
    () => [bin('playwright/cli.js'), 'test', ...options],
    (report) => {
      const { expected, unexpected, flaky = 0 } = report.stats;
      return { passed: expected, failed: unexpected + flaky, failures: failedInPlaywright(report) };
    },
  );

/** Skips a suite while everything that it reads is unchanged since it last passed. */
const keyed = (suite) => async (env) => {
  const key = await keyOf(suite);
  if (hasPassed(suite, key)) {
    console.log(`${suite}: nothing that these tests read has changed since they passed (npm run test:deep runs them).`);
    return nothing;
  }
  const found = await vitest(suite)(env);
  if (found.failed === 0) notePassed(suite, key);
  return found;
};

/**
 * Staff's actions go through Payload, whose own transactions the pool does not know: only the embedded database shows whether one of them waits for a
 * second connection. All other code uses `inTransaction`, which throws in this case (platform/kernel/database/open-transaction.ts).
 */
const throughPayload = [
  'back-office',
  'lesson-editing',
  'learning-videos',
  'championship-results',
  'branches',
  'coupons',
];

/** Tests that cut connections, fill disks and kill processes in the middle of a purchase: each file takes up to one and a half minutes. */
const faults = [...filesBelow(path.join(root, 'tests/api/faults'))].map((file) => path.relative(root, file));

/** The API's tests, with one of the fault files, in turn. */
const api = (env) => {
  const next = faults[turnOfRun() % faults.length];
  const left = faults.filter((file) => file !== next);
  return vitest('api', ...left.flatMap((file) => ['--exclude', file]))(env);
};

/** API tests with more cases than an ordinary run has time for (TEST_DEEP); each name means every file whose path contains it. */
export const deepTests = ['ledger-model', 'family-model', 'openapi', 'emails-to-strangers', 'faults/'];

/**
 * The complete set of which `npm test` runs a part, with more generated and searched cases: every language, width and colour scheme; the embedded
 * database; tests with their own shops that are killed, restored and updated; the keyed suites.
 */
async function deep(env) {
  // A search stores up to fifteen million positions.
  const more = { ...env, TEST_DEEP: '1', NODE_OPTIONS: '--max-old-space-size=6144' };
  const outcomes = [];
  for (const suite of ['content', 'processes']) outcomes.push(await vitest(suite)(more));
  outcomes.push(await vitest('api', ...deepTests)(more));
  outcomes.push(await vitest('embedded')(env));
  outcomes.push(await playwright('deep')({ ...env, TEST_DEEP: '1' }));
  return sum(outcomes);
}

/** The number of parts of the deep run for `npm test -- eighth`, which runs one part, chosen by the count of commits. */
const parts = 8;

/** Runs an eighth of what only the deep run covers, without the additional generated cases. */
async function eighth(env) {
  // The usual run covers the preceding cells.
  const turn = turnOfRun() + 1;
  const part = turn % parts;
  const shard = `--shard=${part + 1}/${parts}`;
  console.log(`Part ${part + 1} of ${parts} of the deep run.`);
  const withoutBrowser = async () => [await vitest('content', shard)(env), await vitest('embedded', shard)(env)];
  const inBrowser = playwright('eighth')({ ...env, TEST_EIGHTH: '1', TEST_TURN: String(turn) });
  return sum((await Promise.all([withoutBrowser(), inBrowser])).flat());
}

export const suites = {
  lint: async (env) =>
    outcome(
      // Each uses one core, and prints nothing without faults.
      await Promise.all([
        node(env, bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'),
        node(env, bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'),
        node(env, bin('knip/bin/knip.js'), '--no-progress'),
        node(env, path.join(root, 'scripts/check-imports.mjs')),
      ]),
    ),
  types: async (env) =>
    outcome([
      await node(env, nextCommand, 'typegen'),
      await node(env, bin('typescript/bin/tsc'), '--noEmit', '--incremental', 'false'),
    ]),
  unit: vitest('unit'),
  components: vitest('components'),
  content: keyed('content'),
  processes: keyed('processes'),
  api,
  // Without a PostgreSQL server, the suite `api` has already run on the embedded database.
  embedded: (env) => (postgresBinaries() ? vitest('embedded', ...throughPayload)(env) : nothing),
  e2e: playwright('e2e'),
  eighth,
  deep,
};

/** Whether a suite drives a browser. */
export const isInBrowser = (suite) => ['e2e', 'eighth', 'deep'].includes(suite);

/** The files of each level and their runner; as in vitest.config.ts and playwright.config.ts. */
const levels = {
  unit: {
    isOne: /^(?:tests\/unit|lib(?!\/kernel\/browser)|platform(?!.*\/tests\/)|server)\/.*\.test\.ts$/,
    run: vitest,
  },
  content: { isOne: /^tests\/content\/.*\.test\.ts$/, run: vitest },
  processes: { isOne: /^tests\/processes\/.*\.test\.ts$/, run: vitest },
  components: {
    isOne:
      /^(?:(?:tests\/components|components|stores|lib\/kernel\/browser)\/.*\.test\.tsx?|(?:lib|platform)\/.*\.test\.tsx)$/,
    run: vitest,
  },
  api: { isOne: /^(?:tests\/api|platform\/.*\/tests)\/.*\.test\.ts$/, run: vitest },
  e2e: { isOne: /^tests\/e2e\/.*\.spec\.ts$/, run: playwright },
};

/** The level of a test, by its path from the project's root; undefined for any other file. */
export const levelOf = (file) => Object.keys(levels).find((name) => levels[name].isOne.test(file));

/**
 * The tests of every level whose path contains a text, such as the name of a noun.
 * @returns {Record<string, (env: NodeJS.ProcessEnv) => Promise<object>>} a suite for each level that has some
 */
export function testsNamed(text) {
  const files = ['components', 'lib', 'platform', 'server', 'stores', 'tests']
    .flatMap((folder) => [...filesBelow(path.join(root, folder))])
    .map((file) => path.relative(root, file))
    .filter((file) => file.includes(text));
  const found = Object.entries(levels).map(([name, { run }]) => {
    const named = files.filter((file) => levelOf(file) === name);
    return [name, named.length > 0 && run(name, ...named)];
  });
  return Object.fromEntries(found.filter(([, run]) => run));
}

/**
 * What `npm test` runs, stage after stage; the lanes of a stage run in parallel, the suites of a lane in sequence. The API's tests use one core; the
 * browser's run alone, because they need the whole machine.
 */
export const usualStages = [
  [['lint', 'types', 'unit', 'content', 'processes'], ['components'], ['api', 'embedded']],
  [['e2e']],
];
