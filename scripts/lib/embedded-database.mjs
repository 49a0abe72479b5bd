import path from 'node:path';
import { lockHolder } from './data-lock.mjs';
import { root } from './paths.mjs';
import { makePrivateFolder } from './private-folder.mjs';
import { start } from './processes.mjs';
import { PlainError } from './progress.mjs';

const address = (port) => `postgresql://postgres@127.0.0.1:${port}/postgres`;

/** Address of the embedded database that another start has running on this data folder, or null. */
export function runningDatabase(folder) {
  const holder = lockHolder(folder);
  return holder?.port ? address(holder.port) : null;
}

/**
 * Starts the embedded database on a data folder. Resolves to `{ url, stop, ended }`.
 * A lock whose holder is just going away (its starter was killed) is waited for, up to `patience` milliseconds.
 */
export async function startDatabase(folder, { patience = 2_500, env = process.env } = {}) {
  makePrivateFolder(folder);
  const end = Date.now() + patience;
  for (;;) {
    const child = start('', [], {
      script: path.join(root, 'scripts', 'database.mjs'),
      env: { ...env, DATABASE_FOLDER: folder },
    });
    const answer = await new Promise((resolve) => {
      child.once('message', resolve);
      child.ended.then((code) => resolve({ error: `it ended with code ${code}` }));
    });
    if (answer.port) return { url: address(answer.port), ended: child.ended, stop: () => stopDatabase(child) };
    await child.ended;
    if (answer.error) throw new PlainError(`The embedded database could not start: ${answer.error}`);
    if (Date.now() >= end) {
      throw new PlainError(
        `The data folder ${folder} is in use by another running Sente (process ${answer.holder.startedBy}).\n` +
          'Stop that one, or give this one a folder of its own: DATA_DIR=.data-2 PORT=3001 npm start',
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function stopDatabase(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (child.connected) child.send('stop');
  const insist = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await child.ended;
  clearTimeout(insist);
}
