import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Where a run keeps it: beside the common shop's own data, whose database cannot be copied while it runs. */
export const preparedFolder = () => `${process.env.E2E_DATA_DIR}-prepared`;

/**
 * A data folder of its own, as the preparation of a first start leaves it: tables and catalogue are made once in a run, by whoever needs them
 * first, and copied by everybody. The common shop's start is the one that goes the whole way. `env`: what a shop under test is started with.
 */
export async function copyOfPrepared(env: NodeJS.ProcessEnv): Promise<string> {
  const [made, data] = [path.join(preparedFolder(), 'made'), path.join(preparedFolder(), 'data')];
  while (!existsSync(made)) {
    // Whoever makes the folder fills it; when that fails it is gone, and another may try.
    if (mkdirSync(preparedFolder(), { recursive: true }) === undefined) await pause(200);
    else
      try {
        // The build is the common shop's and is there: what is left of this step is the database.
        const args = ['scripts/start.mjs', '--installed', '--only=build'];
        await promisify(execFile)(process.execPath, args, { env: { ...env, DATA_DIR: data } });
        writeFileSync(made, '');
      } catch (error) {
        rmSync(preparedFolder(), { recursive: true, force: true });
        throw error;
      }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-shop-'));
  cpSync(data, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}
