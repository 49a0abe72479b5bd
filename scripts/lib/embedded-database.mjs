import path from 'node:path';
import { supervise } from '../../lib/kernel/supervise.mjs';
import { lockHolder } from './data-lock.mjs';
import { root } from './paths.mjs';
import { makePrivateFolder } from './private-folder.mjs';
import { start, stop } from './processes.mjs';
import { PlainError } from './progress.mjs';

const address = (port) => `postgresql://postgres@127.0.0.1:${port}/postgres`;

/** Address of the embedded database that another start has running on this data folder, or null. */
export function runningDatabase(folder) {
  const holder = lockHolder(folder);
  return holder?.port ? address(holder.port) : null;
}

/**
 * Supervises the embedded database on a data folder: whenever it ends, it is restarted on the same port, to which other processes connect. Resolves
 * to `{ url, letGo, stop }`; from `letGo` on it is not started again.
 */
export async function superviseDatabase(folder, { env = process.env, onGiveUp }) {
  let running = await startDatabase(folder, { env });
  const { port } = running;
  const letGo = supervise({
    name: 'The embedded database',
    ended: running.ending,
    restart: async (ready) => {
      running = await startDatabase(folder, { env: { ...env, EMBEDDED_DATABASE_PORT: String(port) } });
      ready();
      return running.ending;
    },
    onGiveUp,
  });
  return { url: address(port), letGo, stop: () => running.stop() };
}

/**
 * Starts the embedded database on a data folder. Resolves to `{ port, stop, ending }`. It waits up to `patience` milliseconds for a lock whose holder
 * is just ending (because its starter was killed).
 */
async function startDatabase(folder, { patience = 2_500, env }) {
  makePrivateFolder(folder);
  const end = Date.now() + patience;
  for (;;) {
    const child = start('', [], {
      script: path.join(root, 'scripts', 'database.mjs'),
      env: { ...env, DATABASE_FOLDER: folder },
    });
    const answer = await new Promise((resolve) => {
      child.once('message', resolve);
      child.ending.then((how) => resolve({ error: `it ended (${how})` }));
    });
    if (answer.port) return { port: answer.port, ending: child.ending, stop: () => stop(child) };
    await child.ending;
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
