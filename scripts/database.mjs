/**
 * The embedded PostgreSQL: PGlite behind its socket server, on the loopback interface only.
 * Started by scripts/start.mjs with an IPC channel: it reports `{ port }`, `{ holder }` or `{ error }`, and ends in good
 * order on the message 'stop', on SIGTERM and when its starter disappears.
 * Environment: DATABASE_FOLDER (absolute), EMBEDDED_DATABASE_PORT (0: any free port).
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PostgresSocketServer } from './lib/postgres-socket.mjs';
import { describeLock, releaseLock, takeLock } from './lib/data-lock.mjs';
import { inMegabytes, roomIn, untilThereIsRoom } from './lib/disk-room.mjs';
import { makePrivateFolder } from './lib/private-folder.mjs';

const folder = process.env.DATABASE_FOLDER;
const files = path.join(folder, 'postgres');

/**
 * PGlite's own parameters contain -F, which turns fsync off; a shop needs its payments on the disk. PostgreSQL by default has up to a thousand files
 * open: together with its connections, a process with a limit of 1,024 files, as in many containers, could accept no further connection.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'max_files_per_process=700',
];
const open = (dataDir) => PGlite.create({ dataDir, relaxedDurability: false, startParams });

let database;
let server;
let stopping;

function report(message) {
  return new Promise((resolve) => {
    if (process.connected) process.send(message, resolve);
    else resolve();
  });
}

async function end(code) {
  stopping ??= (async () => {
    await server?.stop().catch(() => {});
    await database?.close().catch(() => {});
    releaseLock(folder);
  })();
  await stopping;
  process.exit(code);
}

/** Creates a new cluster in another folder and renames it when complete, so that an interrupted first start leaves no partial cluster. */
async function createCluster() {
  const draft = `${files}.new`;
  rmSync(draft, { recursive: true, force: true });
  const fresh = await open(draft);
  await fresh.close();
  renameSync(draft, files);
}

/**
 * PostgreSQL aborts when it cannot write its log, as on a full disk, because its memory may then be inconsistent. PGlite would go on and no longer
 * respond properly, so the process ends; the next one recovers from the log.
 */
function endWhenItGivesUp() {
  database.Module.onAbort = () => {
    console.error(
      `The embedded database has stopped itself: it could not go on with ${inMegabytes(roomIn(folder))} left on its disk.`,
    );
    releaseLock(folder);
    process.exit(1);
  };
}

async function main() {
  // Only the owner may read the files, because they hold customers' data.
  process.umask(0o077);
  makePrivateFolder(folder);
  const holder = takeLock(folder);
  if (holder) {
    await report({ holder });
    process.exit(3);
  }
  await untilThereIsRoom(folder);
  if (!existsSync(files)) await createCluster();
  database = await open(files);
  endWhenItGivesUp();
  server = new PostgresSocketServer({
    db: database,
    host: '127.0.0.1',
    port: Number(process.env.EMBEDDED_DATABASE_PORT || 0),
    maxConnections: 100,
  });
  await server.start();
  describeLock(folder, { port: server.port });
  await report({ port: server.port });
}

process.on('SIGINT', () => {});
process.on('SIGTERM', () => end(0));
process.on('disconnect', () => end(0));
process.on('message', (message) => {
  if (message === 'stop') end(0);
});
// The starter may have exited before the listener was added.
if (process.connected === false) end(0);

main().catch(async (error) => {
  await report({ error: error.message });
  await end(1);
});
