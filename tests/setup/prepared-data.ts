import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { preparationKey } from '../../scripts/lib/preparation.mjs';

const store = '.next-test-data';

/** Named by its inputs and by the day: the classes of the demonstration begin so many days after it. */
const preparedFolder = () =>
  path.join(store, `${preparationKey().slice(0, 16)}-${new Date().toISOString().slice(0, 10)}`);

/**
 * A data folder as the preparation of a first start leaves it: tables and catalogue are made once, by the first process that needs them, and copied by all others,
 * in later runs as well. The build is made or found on the way. `env`: what a shop under test is started with.
 */
async function ensurePrepared(env: NodeJS.ProcessEnv): Promise<string> {
  const prepared = preparedFolder();
  if (existsSync(prepared)) return prepared;
  mkdirSync(store, { recursive: true });
  const draft = mkdtempSync(path.join(store, 'draft-'));
  try {
    const args = ['scripts/start.mjs', '--installed', '--only=build'];
    await promisify(execFile)(process.execPath, args, { env: { ...env, DATA_DIR: draft } });
    renameSync(draft, prepared);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(prepared)) throw error;
  }
  for (const name of readdirSync(store))
    if (!name.startsWith('draft-') && path.join(store, name) !== prepared)
      rmSync(path.join(store, name), { recursive: true, force: true });
  return prepared;
}

/** Puts a copy of it where a shop is to have its data. */
export async function copyPrepared(env: NodeJS.ProcessEnv, to: string): Promise<void> {
  cpSync(await ensurePrepared(env), to, { recursive: true, preserveTimestamps: true });
}

export async function copyOfPrepared(env: NodeJS.ProcessEnv): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-shop-'));
  await copyPrepared(env, folder);
  return folder;
}
