import { Socket } from 'node:net';
import type { postgresAdapter } from '@payloadcms/db-postgres';
import pg from 'pg';
import { rejectSecondConnection } from '@/platform/kernel/database/open-transaction';
import { isBuildingPages } from '@/server/next/build-phase';

/**
 * Timeouts of the database in milliseconds: for a free connection, for one statement, and for a connection without any traffic. Together they stay
 * below the minute that the front waits for a response (server/proxy/next-client.ts). A silently cut connection would otherwise hold its request, and
 * its place in the pool, for a quarter of an hour.
 */
export const databaseBounds = { connection: 25_000, statement: 20_000, silence: 25_000, idle: 60_000 };

/** Switches the timeouts off for migrations and seeds, which may take long and for which no user waits. */
export function waitAsLongAsItTakes(): void {
  for (const name of Object.keys(databaseBounds)) databaseBounds[name as keyof typeof databaseBounds] = 0;
}
// Also for a build, which on a busy machine can leave its connections unread for half a minute while it loads modules.
if (isBuildingPages()) waitAsLongAsItTakes();

/** A socket to the database that closes itself after `silence` milliseconds without traffic. */
export function boundedSocket(): Socket {
  const socket = new Socket();
  const cut = () => socket.destroy(Object.assign(new Error('the database has said nothing'), { code: 'ETIMEDOUT' }));
  return socket.setTimeout(databaseBounds.silence, cut);
}

/**
 * Sets timeouts on the server for what it would otherwise hold for ever: a statement that waits for a lock, a transaction whose client has vanished and
 * which would keep its locks, and its connection. They are settings of the session, since poolers reject them at its start. The embedded database is
 * left out: it is one session for all, and if a timeout ends it, its process loops for ever.
 */
async function boundSession(client: pg.ClientBase): Promise<void> {
  const { statement, silence, idle } = databaseBounds;
  const settings = [
    ['statement_timeout', statement],
    ['idle_in_transaction_session_timeout', silence],
    ['idle_session_timeout', idle],
  ];
  const set = settings.map(([name, value]) => `set_config('${name}', '${value}', false)`);
  await client.query(`SELECT ${set.join()} WHERE version() NOT LIKE '%PGlite%'`);
}

/**
 * A pool that survives restarts of its database. The driver's own leaves a broken connection to its holder, and some holders never release it: Drizzle
 * if a transaction could not begin, Payload the one it retains. Each crash of the database would leave fewer connections, and finally none.
 */
function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    connectionTimeoutMillis: databaseBounds.connection,
    idleTimeoutMillis: databaseBounds.silence * 0.9,
    stream: boundedSocket,
    onConnect: boundSession,
  });
  // An idle connection broke. Without a listener this error would end the process; the next query opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => giveBack(client)));
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) => {
    rejectSecondConnection();
    return connect(...given);
  }) as typeof pool.connect;
  return pool;
}

function giveBack(client: pg.PoolClient): void {
  const { release } = client;
  // Its holder may still call it.
  client.release = () => {};
  try {
    release(true);
  } catch {
    // It was not checked out.
  }
}

type Driver = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

/** PostgreSQL's driver, in the shape that Payload needs. */
export const databaseDriver = { ...pg, Pool: openPool } as unknown as Driver;
