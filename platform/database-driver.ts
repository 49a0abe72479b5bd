import type { postgresAdapter } from '@payloadcms/db-postgres';
import pg from 'pg';

/**
 * A pool that outlives its database. The driver's own leaves a connection that broke to whoever holds it, and some never give it back: Drizzle
 * where a transaction could not begin, Payload the one it keeps. With each death of the database there would be fewer, and at last none.
 */
function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // An idle connection has gone. Unheard, that would end the process; whoever asks next opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => giveBack(client)));
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
