import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { start } from './processes.mjs';

const bin = (file) => path.join(root, 'node_modules', file);
const node = (env, ...args) => start(process.execPath, args, { env }).ended;

/** A check that passes or fails as a whole. */
const check =
  (...commands) =>
  async (env) => {
    for (const command of commands) if ((await node(env, ...command)) !== 0) return { passed: 0, failed: 1 };
    return { passed: 1, failed: 0 };
  };

/** A vitest project; counts its tests. A suite that broke outside its tests counts as one failure. */
const vitest = (project) => async (env) => {
  const report = path.join(root, 'test-results', `${project}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await node(
    env,
    bin('vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  const found = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  const passed = found.numPassedTests;
  const failed = found.numFailedTests;
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
};

/** Playwright's runner; a run that broke outside its tests counts as one failure. */
const playwright = async (env) => {
  const report = path.join(root, 'test-results', 'e2e.json');
  rmSync(report, { force: true });
  const code = await node({ ...env, E2E_REPORT: report }, bin('playwright/cli.js'), 'test');
  const stats = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : { expected: 0, unexpected: 0 };
  const failed = stats.unexpected + (stats.flaky ?? 0);
  return { passed: stats.expected, failed: failed === 0 && (code !== 0 || stats.expected === 0) ? 1 : failed };
};

/** All suites in the order in which they run: the quick ones first. */
export const suites = {
  lint: check(
    [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
    [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'],
    [bin('knip/bin/knip.js'), '--no-progress'],
  ),
  types: check(
    [bin('next/dist/bin/next'), 'typegen'],
    [bin('typescript/bin/tsc'), '--noEmit', '--incremental', 'false'],
  ),
  unit: vitest('unit'),
  components: vitest('components'),
  api: vitest('api'),
  e2e: playwright,
};
