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
/** Its own words for a stop that waits for nobody, and for one that finishes nothing. */
const [fast, immediate] = ['SIGINT', 'SIGQUIT'] as const;
/** Milliseconds within which whoever lost the postmaster has noticed. */
const toBeGone = 30_000;

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

/**
 * A real PostgreSQL server on a free port; `restart` is as its own service does it, `die` leaves nobody time for anything, `crash` tells nobody.
 * @param command that makes its data, in the folder it is given
 */
async function startWith(command: (data: string) => string[]) {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('There is no PostgreSQL server here: initdb is not found (Debian: postgresql).');
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-postgres-'));
  const as = asServer(folder);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const [program = '', ...args] = command(data);
  await run(...as(path.join(binaries, program), args), options);
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    // Whoever waits longer than this waits for ever, and a race of two orders has been found.
    deadlock_timeout: '200ms',
    lock_timeout: '20s',
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
  const kill = async (signal: NodeJS.Signals) => {
    process.kill(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), signal);
    await server.ended;
  };
  return {
    url,
    port,
    end,
    die: () => kill(immediate),
    /** Its postmaster alone is killed, and started anew. As long as one of the others lives, the memory they shared is in use and a start is refused: each holds the log, which ends with the last. */
    async crash() {
      const late = pause(toBeGone, null, { ref: false }).then(() => {
        throw new Error(`PostgreSQL's processes outlived their postmaster:\n${server.output}`);
      });
      await Promise.race([kill('SIGKILL'), late]);
      server = serve();
      await untilItResponds(url, server);
    },
    async restart(during: () => Promise<void> = async () => {}) {
      await kill(fast);
      await during();
      server = serve();
      await untilItResponds(url, server);
    },
  };
}

/** With a new cluster. */
export const startPostgres = () =>
  startWith((data) => ['initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);

/** With a copy of another's data, which it goes on to follow and to be read from until it is promoted. */
export const startStandby = (url: string) =>
  startWith((data) => ['pg_basebackup', '-D', data, '-d', url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);

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
