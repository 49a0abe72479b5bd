import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';
import { root } from './paths.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { start } from './processes.mjs';

const bin = (file) => path.join(root, 'node_modules', file);
const node = (env, ...args) => start(process.execPath, args, { env }).ended;

/** A check that passes or fails as a whole. */
const outcome = (codes) => (codes.every((code) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that counts its tests in a report; a run that broke outside its tests counts as one failure. */
const counted = (name, command, count) => async (env) => {
  const report = path.join(root, 'test-results', `${name}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await node({ ...env, E2E_REPORT: report }, ...command(report));
  const none = { passed: 0, failed: 0, failures: [] };
  const found = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : none;
  return found.failed === 0 && (code !== 0 || found.passed === 0) ? { ...found, failed: 1 } : found;
};

const vitest = (project, ...files) =>
  counted(
    project,
    (report) => [
      bin('vitest/vitest.mjs'),
      ...[
        'run',
        ...files,
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    ],
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: failedInVitest(report),
    }),
  );

/** The same races on a real server, where there is one, and its faults. */
const onServer = async (env, ...files) => {
  if (postgresBinaries()) return vitest('server', ...files)(env);
  console.log('There is no PostgreSQL server here (initdb): these ran on the embedded database alone.');
  return { passed: 0, failed: 0, failures: [] };
};

const playwright = (name, ...files) =>
  counted(
    name,
    () => [bin('playwright/cli.js'), 'test', ...files],
    (report) => {
      const { expected, unexpected, flaky = 0 } = report.stats;
      return { passed: expected, failed: unexpected + flaky, failures: failedInPlaywright(report) };
    },
  );

/** Whole journeys, in every language and at both widths. */
const walks = playwright('walks', 'tests/e2e/deep');

/** The tests that have a deep form, by project; each name stands for every file whose path it is in. */
export const deepTests = {
  unit: [
    ...['front-generated', 'problem-truth', 'question-truth', 'problem-bank', 'defences', 'solver', 'whole-board'],
    ...['proved-twice', 'second-opinion'],
  ],
  api: ['ledger-model', 'openapi', 'letters-to-strangers'],
  server: ['faults'],
};

/** What is generated, ten times as much of it; what is searched, further; what is away, longer; and the longest ways, whole. */
async function deep(env) {
  // A search remembers up to fifteen million positions.
  const more = { ...env, TEST_DEEP: '1', NODE_OPTIONS: '--max-old-space-size=6144' };
  const attacks = await vitest('unit', ...deepTests.unit)(more);
  const models = await vitest('api', ...deepTests.api)(more);
  const faults = await onServer(more, ...deepTests.server);
  const ways = await walks({ ...env, TEST_DEEP: '1' });
  const all = [attacks, models, faults, ways];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** Circles of modules, those of types as well; ESLint's own rule sees the first alone and takes a third of its time. */
const circles = [
  ...['--no-tree', '--no-warning', '--progress=false', '--exit-code=circular:1'],
  '{app,components,lib,messages,platform,scripts,server,stores,tests}/**/*.{ts,tsx,mjs}',
];

export const suites = {
  lint: async (env) =>
    outcome(
      // Each keeps to one core, and says nothing where all is well.
      await Promise.all([
        node(env, bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'),
        node(env, bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'),
        node(env, bin('knip/bin/knip.js'), '--no-progress'),
        node(env, bin('dpdm/lib/bin/dpdm.js'), ...circles),
      ]),
    ),
  types: async (env) =>
    outcome([
      await node(env, bin('next/dist/bin/next'), 'typegen'),
      await node(env, bin('typescript/bin/tsc'), '--noEmit', '--incremental', 'false'),
    ]),
  unit: vitest('unit'),
  components: vitest('components'),
  api: vitest('api'),
  server: onServer,
  e2e: playwright('e2e'),
  deep,
};

/**
 * What `npm test` runs, stage after stage; the lanes of a stage run side by side, each suite of a lane after the one before it. The API's
 * tests keep to one core; the browser's want the machine to themselves. What takes long runs only when it is asked for.
 */
export const usualStages = [
  [
    ['lint', 'types', 'unit', 'components'],
    ['api', 'server'],
  ],
  [['e2e']],
];
