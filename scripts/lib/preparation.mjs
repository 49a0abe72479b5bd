import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { step } from './progress.mjs';

/** The files that define the database's tables. Not the collections, because their changes need a migration. */
const SCHEMA = ['platform/kernel/migrations', 'platform/commands/migrate.ts'];
/** The files that define and validate documents: the nouns' tables, fields and hooks. */
const isTables = (file) => /(?:tables|fields|table-hooks|define-table)\.ts$/.test(file);
const tables = [...filesBelow(path.join(root, 'platform'))].map((file) => path.relative(root, file)).filter(isTables);
const CONTENT = [
  ...SCHEMA,
  ...tables.sort(),
  'platform/commands/seed.ts',
  'platform/payload.config.ts',
  'platform/seed',
  'content',
  'package-lock.json',
  // The code that parses and fills the content.
  'platform/kernel/content',
  'platform/bank/written-problem.ts',
  'platform/bank/problem-positions.ts',
];

/** A key for the content of a prepared database. */
export const preparationKey = () => contentHash(CONTENT);

function readStamps(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The condition 'production' selects single files of the rich-text editor. Without it Node loads files with circular top-level awaits, which may
 * deadlock, depending on the order; the process then ends with code 13.
 */
const command = (name, env, ...options) =>
  run(process.execPath, ['-C', 'production', '--import', 'tsx', `platform/commands/${name}.ts`, ...options], { env });

/** The demonstration accounts that a seed run reports on one line of its output. */
function demoAccountsIn(output) {
  const line = /^demo-accounts: (\[.*\])$/m.exec(output);
  return line ? JSON.parse(line[1]) : [];
}

/** Brings the database's tables up to date. */
export const migrate = (env) => step('database migrated', () => command('migrate', env));

/** Fills an empty shop with its catalogue; a second run changes nothing. Resolves to the demonstration accounts. */
export const seed = async (env) => demoAccountsIn(await step('shop seeded', () => command('seed', env)));

/** Copies seeded products up to a number, for measuring. */
export const fillUp = (env, products) => step('shop filled up', () => command('seed-products', env, products));

/** Checks that the ledger is balanced and all files exist, and optionally compares with saved figures (platform/commands/check-restore.ts). */
export const checkRestore = async (env, given) => process.stdout.write(await command('check-restore', env, ...given));

/**
 * Migrates and seeds where needed. `stampFolder` is the embedded database's own folder: the stamp file in it is deleted with the database, and lets
 * an ordinary start skip both commands. For a database of unknown history it is null, and both commands run. The stamp is written after each step: an
 * interrupted first start continues where it stopped.
 */
export async function prepareDatabase(env, stampFolder) {
  const file = stampFolder && path.join(stampFolder, 'sente-prepared.json');
  const stamps = file ? readStamps(file) : {};
  const saveStamps = (facts) => {
    Object.assign(stamps, facts);
    if (!file) return;
    writeFileSync(file, JSON.stringify(stamps), { mode: 0o600 });
  };
  const schema = contentHash(SCHEMA);
  if (stamps.schema !== schema) {
    await migrate(env);
    saveStamps({ schema });
  }
  const content = preparationKey();
  if (stamps.content !== content) {
    const accounts = await seed(env);
    saveStamps({ content, accounts });
  }
  return stamps.accounts ?? [];
}
