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

/** A check that passes or fails as a whole. */
const outcome = (codes) => (codes.every((code) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const sum = (outcomes) => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  failures: outcomes.flatMap(({ failures = [] }) => failures),
});

/** A runner that counts its tests in a report; a run that broke outside its tests counts as one failure. */
const counted = (name, command, count) => async (env) => {
  const report = path.join(root, 'test-results', `${name}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await node({ ...env, E2E_REPORT: report }, ...command(report));
  const found = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : nothing;
  return found.failed === 0 && (code !== 0 || found.passed === 0) ? { ...found, failed: 1 } : found;
};

/** @param {string[]} options of the runner: names of files, a shard */
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

/** Left out while all that it reads is as it was when it last passed. */
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
 * What staff do goes through Payload, whose own transactions the pool cannot see: that one of them never waits for a second connection, only the embedded
 * database shows. All others ask for theirs through `inTransaction`, which throws (platform/kernel/database/open-transaction.ts).
 */
const throughPayload = [
  'back-office',
  'lesson-editing',
  'learning-films',
  'championship-results',
  'branches',
  'coupons',
];

/** Where lines are cut, disks full and processes killed in the middle of a purchase: each file takes up to a minute and a half. */
const faults = [...filesBelow(path.join(root, 'tests/api/faults'))].map((file) => path.relative(root, file));

/** The API's tests, with one file of faults: the next run takes the next one. */
const api = (env) => {
  const next = faults[turnOfRun() % faults.length];
  const left = faults.filter((file) => file !== next);
  return vitest('api', ...left.flatMap((file) => ['--exclude', file]))(env);
};

/** The files of the API's tests that have more to try than every change can wait for (TEST_DEEP); each name stands for every file whose path it is in. */
export const deepTests = ['ledger-model', 'openapi', 'letters-to-strangers', 'faults/'];

/**
 * All that `npm test` takes a part of, and more of what is generated and searched: every language, width and scheme; the embedded database; shops of their own
 * that are killed, restored and rolled; the suites that are known by a key.
 */
async function deep(env) {
  // A search remembers up to fifteen million positions.
  const more = { ...env, TEST_DEEP: '1', NODE_OPTIONS: '--max-old-space-size=6144' };
  const outcomes = [];
  for (const suite of ['content', 'processes']) outcomes.push(await vitest(suite)(more));
  outcomes.push(await vitest('api', ...deepTests)(more));
  outcomes.push(await vitest('embedded')(env));
  outcomes.push(await playwright('deep')({ ...env, TEST_DEEP: '1' }));
  return sum(outcomes);
}

/** Into how many parts the deep run is cut for `npm test -- eighth`, which takes one with each count of commits: as many counts see it all. */
const parts = 8;

/** An eighth of what `npm test` leaves to the deep run; what is generated is not more of it. */
async function eighth(env) {
  // The usual run takes the cells before it.
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
      // Each keeps to one core, and says nothing where all is well.
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
  // Where there is no server, the suite before was on the embedded database.
  embedded: (env) => (postgresBinaries() ? vitest('embedded', ...throughPayload)(env) : nothing),
  e2e: playwright('e2e'),
  eighth,
  deep,
};

/** Whether a suite drives a browser. */
export const isInBrowser = (suite) => ['e2e', 'eighth', 'deep'].includes(suite);

/** Which files each level has, and the runner that takes their names; as in vitest.config.ts and playwright.config.ts. */
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
 * The tests of every level whose path holds a word, such as the name of a noun.
 * @returns {Record<string, (env: NodeJS.ProcessEnv) => Promise<object>>} a suite for each level that has some
 */
export function testsNamed(word) {
  const files = ['components', 'lib', 'platform', 'server', 'stores', 'tests']
    .flatMap((folder) => [...filesBelow(path.join(root, folder))])
    .map((file) => path.relative(root, file))
    .filter((file) => file.includes(word));
  const found = Object.entries(levels).map(([name, { run }]) => {
    const named = files.filter((file) => levelOf(file) === name);
    return [name, named.length > 0 && run(name, ...named)];
  });
  return Object.fromEntries(found.filter(([, run]) => run));
}

/**
 * What `npm test` runs, stage after stage; the lanes of a stage run side by side, each suite of a lane after the one before it. The API's tests keep to one
 * core; the browser's want the machine to themselves.
 */
export const usualStages = [
  [
    ['lint', 'types', 'unit', 'components', 'content', 'processes'],
    ['api', 'embedded'],
  ],
  [['e2e']],
];
