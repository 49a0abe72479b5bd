/**
 * `npm test`: installs what is missing and runs every suite; `npm test -- unit api` runs only those, `npm test -- orders` the tests of every level
 * whose path contains "orders", `npm run test:deep` everything that takes long. The last line is always 'N passed, N failed'.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureBrowser } = await import('./lib/browser.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');
const { root } = await import('./lib/paths.mjs');
const { stopAll } = await import('./lib/processes.mjs');
const { report } = await import('./lib/progress.mjs');
const { isInBrowser, suites, testsNamed, usualStages } = await import('./lib/suites.mjs');

/** Suites by name, and as `level: text` the tests of a level whose path contains the text. */
const known = { ...suites };
const chosen = process.argv.slice(2).flatMap((argument) => {
  if (suites[argument]) return [argument];
  const named = Object.entries(testsNamed(argument)).map(([level, run]) => [`${level}: ${argument}`, run]);
  Object.assign(known, Object.fromEntries(named));
  if (named.length > 0) return named.map(([name]) => name);
  console.error(`No suite and no test is called '${argument}'. Suites: ${Object.keys(suites).join(', ')}`);
  process.exit(1);
});

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await stopAll();
    process.exit(1);
  });
}

/**
 * Settings of the developer's own shop, from the environment or a .env file, must not reach the tests: each suite has its own. An empty variable
 * counts as absent, and no .env file sets it.
 */
function testEnvironment(browser) {
  const schema = readFileSync(path.join(root, 'lib/kernel/env.ts'), 'utf8');
  const env = { ...process.env };
  for (const [, name] of schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)) env[name] = '';
  Object.assign(env, {
    NODE_ENV: 'test',
    NEXT_TELEMETRY_DISABLED: '1',
    TZ: env.TZ || 'UTC',
    ...(browser && { CHROMIUM_PATH: browser }),
  });
  delete env.BUILD_DIR;
  return env;
}

const results = [];
async function runSuite(name) {
  if (stopping) return;
  const since = Date.now();
  console.log(`\n── ${name}`);
  let outcome = { passed: 0, failed: 1 };
  try {
    outcome = await known[name](testEnvironment(isInBrowser(name.split(':')[0]) ? await ensureBrowser() : undefined));
  } catch (error) {
    report(error);
  }
  results.push({ name, ...outcome, seconds: (Date.now() - since) / 1000 });
}

async function runLane(names) {
  for (const name of names) await runSuite(name);
}

try {
  await ensureInstalled({ forTests: true });
  const stages = chosen.length > 0 ? [[chosen]] : usualStages;
  for (const lanes of stages) await Promise.all(lanes.map(runLane));
} catch (error) {
  report(error);
  results.push({ name: 'preparation', passed: 0, failed: 1, seconds: 0 });
}

for (const { test, reason } of results.flatMap(({ failures = [] }) => failures)) {
  const lines = stripVTControlCharacters(reason ?? '').split('\n');
  console.log(`\n✗ ${path.isAbsolute(test) ? path.relative(root, test) : test}\n${lines.slice(0, 12).join('\n')}`);
}

const nameWidth = Math.max(...results.map(({ name }) => name.length)) + 1;
console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `  ${failed ? '✗' : '✓'} ${name.padEnd(nameWidth)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds.toFixed(1)} s`,
  );
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
