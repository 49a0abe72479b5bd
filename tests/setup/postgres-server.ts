import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries } from '../../scripts/lib/postgres-binaries.mjs';
import { run, start, stop } from '../../scripts/lib/processes.mjs';
import { useDatabase } from './api-database';
import { freePort } from './free-port';

/** Whom a server may run as, since it refuses to run as root. */
function somebody(): { name: string; uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [name = '', , uid, gid] =
    ['postgres', 'nobody'].flatMap((wanted) => users.filter(([one]) => one === wanted))[0] ?? [];
  if (!name) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
  return { name, uid: Number(uid), gid: Number(gid) };
}

/** A command as somebody who may run a server, who can also enter the folder it works in. */
function asServer(folder: string): (command: string, args: string[]) => [string, string[]] {
  if (process.getuid?.() !== 0) return (command, args) => [command, args];
  const { name, uid, gid } = somebody();
  chownSync(folder, uid, gid);
  return (command, args) => ['setpriv', [`--reuid=${name}`, `--regid=${gid}`, '--clear-groups', command, ...args]];
}

type Server = ReturnType<typeof start> & { output?: string; ended?: Promise<number> };
/** Its own word for a stop that waits for nobody. */
const fast = 'SIGINT';

async function untilItResponds(url: string, server: Server): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isThere) return;
    if (server.exitCode !== null) break;
    await pause(50);
  }
  throw new Error(`PostgreSQL did not start:\n${server.output}`);
}

/** A real PostgreSQL server on a free port, with a new cluster; `restart` is as its own service does it. */
export async function startPostgres() {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('There is no PostgreSQL server here: initdb is not found (Debian: postgresql).');
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-postgres-'));
  const as = asServer(folder);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const made = as(path.join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  await run(...made, options);
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    ...{ port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' },
    // Whoever waits longer than this waits for ever, and a race of two orders has been found.
    ...{ deadlock_timeout: '200ms', lock_timeout: '20s' },
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const serve = () =>
    start(...as(path.join(binaries, 'postgres'), ['-D', data, ...given]), { ...options, quiet: true }) as Server;
  let server = serve();
  const end = async () => {
    await stop(server, 3000);
    rmSync(folder, { recursive: true, force: true });
  };
  await untilItResponds(url, server).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    url,
    end,
    async restart(during: () => Promise<void> = async () => {}) {
      process.kill(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), fast);
      await server.ended;
      await during();
      server = serve();
      await untilItResponds(url, server);
    },
  };
}

/** The suite's own, migrated and empty; it is gone when the suite ends. */
export default async function setup() {
  const server = await startPostgres();
  try {
    const tidy = await useDatabase(server.url);
    return async () => {
      tidy();
      await server.end();
    };
  } catch (error) {
    await server.end();
    throw error;
  }
}
