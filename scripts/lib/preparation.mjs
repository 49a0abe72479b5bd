import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { step } from './progress.mjs';

/** What decides which tables there are: the collections do not, a migration is written for what they change. */
const SCHEMA = ['platform/kernel/migrations', 'platform/commands/migrate.ts'];
/** What fields a document has and what is checked when one is written: the nouns' tables, fields and hooks of tables. */
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
  // How what is read of the content is shaped and filled in.
  'platform/kernel/content',
  'platform/bank/written-problem.ts',
  'platform/bank/problem-positions.ts',
];

/** A name for what a prepared database holds. */
export const preparationKey = () => contentHash(CONTENT);

function readStamps(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The condition picks one file for each part of the rich-text editor. Without it Node takes those that wait, at their top level, for one another:
 * depending on what is read first they wait for ever, and the process ends with code 13.
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

/** Copies of the seeded products up to a number, for measuring. */
export const fillUp = (env, products) => step('shop filled up', () => command('seed-products', env, products));

/** Whether money adds up and every file is there, and where asked whether all is as it was (platform/commands/check-restore.ts). */
export const checkRestore = async (env, given) => process.stdout.write(await command('check-restore', env, ...given));

/**
 * Migrates and seeds what is needed. `stampFolder` is an embedded database's own folder, where the note of what was done shares its fate, so that
 * an ordinary start loses no time here; for a database of unknown history it is null, and both commands run.
 * The note is written after each step: an interrupted first start goes on where it stopped.
 */
export async function prepareDatabase(env, stampFolder) {
  const file = stampFolder && path.join(stampFolder, 'sente-prepared.json');
  const stamps = file ? readStamps(file) : {};
  const keep = (facts) => {
    Object.assign(stamps, facts);
    if (!file) return;
    writeFileSync(file, JSON.stringify(stamps), { mode: 0o600 });
  };
  const schema = contentHash(SCHEMA);
  if (stamps.schema !== schema) {
    await migrate(env);
    keep({ schema });
  }
  const content = preparationKey();
  if (stamps.content !== content) {
    const accounts = await seed(env);
    keep({ content, accounts });
  }
  return stamps.accounts ?? [];
}
