import { Socket } from 'node:net';
import type { postgresAdapter } from '@payloadcms/db-postgres';
import pg from 'pg';
import { rejectSecondConnection } from '@/platform/kernel/database/open-transaction';
import { isBuildingPages } from '@/server/next/build-phase';

/**
 * How long anybody waits for the database, in milliseconds: for a free connection, for one statement, and for a line on which nothing is said at
 * all. Together they stay below the minute the front waits for a response (server/proxy/next-client.ts). A line that was cut without a word would
 * otherwise hold its request, and its place in the pool, for a quarter of an hour.
 */
export const databaseBounds = { connection: 25_000, statement: 20_000, silence: 25_000, idle: 60_000 };

/** Migrations and seeds take as long as they take, and nobody waits for them. */
export function waitAsLongAsItTakes(): void {
  for (const name of Object.keys(databaseBounds)) databaseBounds[name as keyof typeof databaseBounds] = 0;
}
// Nor for a build, which on a busy machine does not look at its connections for half a minute while it reads its modules.
if (isBuildingPages()) waitAsLongAsItTakes();

/** A line to the database that ends itself once nothing has come or gone on it for so long. */
export function boundedSocket(): Socket {
  const socket = new Socket();
  const cut = () => socket.destroy(Object.assign(new Error('the database has said nothing'), { code: 'ETIMEDOUT' }));
  return socket.setTimeout(databaseBounds.silence, cut);
}

/**
 * The server ends what we shall not hear of again: a statement that waits for a lock, a transaction whose client is gone without a word and which
 * would keep its locks, its connection. As settings of the session, since poolers refuse them at its start. The embedded database is one session
 * for all: ended by one of these, its program turns in a circle for ever.
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
 * A pool that outlives its database. The driver's own leaves a connection that broke to whoever holds it, and some never give it back: Drizzle
 * where a transaction could not begin, Payload the one it keeps. With each death of the database there would be fewer, and at last none.
 */
function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    connectionTimeoutMillis: databaseBounds.connection,
    idleTimeoutMillis: databaseBounds.silence * 0.9,
    stream: boundedSocket,
    onConnect: boundSession,
  });
  // An idle connection has gone. Unheard, that would end the process; whoever asks next opens another.
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
  // Its holder may still do so.
  client.release = () => {};
  try {
    release(true);
  } catch {
    // Nobody held it.
  }
}

type Driver = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

/** PostgreSQL's driver, as Payload wants it. */
export const databaseDriver = { ...pg, Pool: openPool } as unknown as Driver;
