/**
 * `npm start`: from a fresh clone to a running shop. `--dev` runs the development server instead of the production build; `--only=` runs one step and
 * ends: `migrate` and `seed` (which migrates first) prepare the database, and `seed --products=10000` also fills the shop up for measuring; `build`
 * makes what `serve` serves, and `serve` changes neither its own files nor the database's tables; `check` checks a restored database and its files.
 * `--installed` skips the installation of packages, which an image already contains (deploy/, docs/decisions/069).
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported here, so that an old Node prints the message above before it parses newer syntax.
const { announce } = await import('./lib/announcement.mjs');
const { ensureBuilt, isBuilt, writeTypeScriptConfig } = await import('./lib/build.mjs');
const { superviseDatabase, runningDatabase } = await import('./lib/embedded-database.mjs');
const { loadEnvFile } = await import('./lib/env-file.mjs');
const {
  checkEnvironment,
  fillAddresses,
  fillDrain,
  isLocalSite,
  isPort,
  needsPlatform,
  rejectDemoAccounts,
  requireSecrets,
} = await import('./lib/environment.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');
const { whenNpmIsGone } = await import('./lib/npm-watch.mjs');
const { dataFolder } = await import('./lib/paths.mjs');
const { requirePort } = await import('./lib/ports.mjs');
const { checkRestore, fillUp, migrate, prepareDatabase, seed } = await import('./lib/preparation.mjs');
const processes = await import('./lib/processes.mjs');
const { PlainError, report, step } = await import('./lib/progress.mjs');
const { savedSecrets } = await import('./lib/secrets.mjs');
const { bundledServer, bundleServer } = await import('./lib/server-bundle.mjs');
const { developmentServer, superviseServer, productionServer } = await import('./lib/server-processes.mjs');

const since = Date.now();
const options = process.argv.slice(2);
const dev = options.includes('--dev');
const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
const isServing = !only || only === 'serve';

let database;
let server;
let stopping;

/** Stops first the server, which finishes its requests, then the database it needs for that. Neither is restarted. */
function stopEverything() {
  stopping ??= (async () => {
    database?.letGo();
    await server?.stop();
    if (!database) await processes.stopAll();
    await database?.stop();
    await processes.stopAll();
  })();
  return stopping;
}

async function leave(code) {
  await stopEverything();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!stopping) console.log('\nStopping …');
    // An interrupted step has failed: a script that runs several steps checks the exit code.
    leave(isServing ? 0 : 1);
  });
}
whenNpmIsGone(() => leave(1));

async function openDatabase(env) {
  const folder = dataFolder(env);
  // Demonstration accounts have public passwords, so only the embedded database gets them by default.
  const demo = isLocalSite(env) ? '1' : '0';
  Object.assign(env, { SEED_DEMO: demo, ...savedSecrets(folder), ...pickSet(env) });
  const running = only && runningDatabase(folder);
  if (running) {
    env.DATABASE_URL = running;
    return;
  }
  await step('embedded PostgreSQL started', async () => {
    database = await superviseDatabase(folder, { env, onGiveUp: () => leave(1) });
  });
  env.DATABASE_URL = database.url;
}

/** The variables that are set: an empty one counts as absent. */
const pickSet = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value));

/** Brings an embedded database, or one of unknown history, up to date. Resolves to the demonstration accounts in it. */
async function prepare(env, embedded) {
  const accounts = await prepareDatabase(env, embedded ? path.join(dataFolder(env), 'postgres') : null);
  rejectDemoAccounts(env, accounts);
  return accounts;
}

/** The steps that end after their work. */
const steps = {
  migrate: ({ env }) => migrate(env),
  async seed({ env }) {
    await migrate(env);
    rejectDemoAccounts(env, await seed(env));
    const products = options.find((option) => option.startsWith('--products='));
    if (products) await fillUp(env, products);
  },
  check: ({ env }) =>
    checkRestore(
      env,
      options.filter((option) => /^--(?:save|compare)=/.test(option)),
    ),
  /** Pages are built from a database; without DATABASE_URL an embedded one with the catalogue is made. */
  async build({ env, embedded }) {
    if (embedded) {
      // Its pictures are on this machine: the bucket belongs to another database.
      delete env.S3_BUCKET;
      await prepare(env, embedded);
    }
    await ensureBuilt(env);
    await bundleServer(env);
  },
};

/** These steps may run while another process serves from the same folder. */
const besideShop = ['migrate', 'seed', 'check'];

function requireKnownStep() {
  const known = [...Object.keys(steps), 'serve'];
  if (only && !known.includes(only))
    throw new PlainError(`There is no step '${only}': --only= takes ${known.join(', ')}.`);
}

/** `serve` needs an existing database and an existing build. */
function requirePrepared(env, embedded) {
  if (embedded) throw new PlainError('--only=serve needs DATABASE_URL: the embedded database is npm start’s.');
  if (!isBuilt(env))
    throw new PlainError('There is no build of these sources and addresses here: --only=build makes it.');
}

async function main() {
  requireKnownStep();
  loadEnvFile();
  const env = process.env;
  env.NODE_ENV = dev ? 'development' : 'production';
  env.NEXT_TELEMETRY_DISABLED = '1';
  fillAddresses(env);
  fillDrain(env);
  const embedded = needsPlatform(env) && !env.DATABASE_URL;
  // The database has no password, and payments are tests, so by default only this machine can connect.
  if (embedded) env.HOST ||= 'localhost';
  requireSecrets(env);
  if (besideShop.includes(only) && !needsPlatform(env))
    throw new PlainError('All five APIs stand elsewhere: there is no database here to prepare.');
  // An invalid port is reported by the check of the environment, which names the variable.
  if (isServing && isPort(env.PORT)) await requirePort(Number(env.PORT));
  if (!options.includes('--installed')) await ensureInstalled({ forTests: !besideShop.includes(only) });

  await checkEnvironment({ ...env });
  rejectDemoAccounts(env);
  if (only === 'serve') requirePrepared(env, embedded);
  if (embedded) await openDatabase(env);
  // An instance sends invalidations to itself; others receive them through the database, so they need not share this secret.
  env.REVALIDATE_SECRET ||= randomBytes(32).toString('hex');

  if (!isServing) {
    await steps[only]({ env, embedded });
    return leave(0);
  }

  const platform = needsPlatform(env);
  const accounts = platform && !only ? await prepare(env, embedded) : [];
  if (dev) writeTypeScriptConfig(env);
  else if (!only) await ensureBuilt(env);
  const script = only ? bundledServer(env) : undefined;
  await step('server ready', async () => {
    server = superviseServer(dev ? developmentServer(env) : await productionServer(env, { script }), () => leave(1));
    await server.ready;
  });
  announce({ env, accounts, platform, since });
}

main().catch(async (error) => {
  if (stopping) return;
  report(error);
  await leave(1);
});
