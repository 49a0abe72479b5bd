import { PGlite } from '@electric-sql/pglite';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { databaseDriver } from '@/platform/database-driver';
import { isDatabaseAway } from '@/platform/services/error-text';
import { PostgresSocketServer } from '../../scripts/lib/postgres-socket.mjs';

let database: PGlite;
let server: PostgresSocketServer;
async function serve(port: number) {
  server = new PostgresSocketServer({ db: database, host: '127.0.0.1', port });
  await server.start();
  return server.port;
}

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec('CREATE TABLE counter (n int NOT NULL); INSERT INTO counter VALUES (0)');
}, 60_000);
afterAll(async () => {
  await server.stop();
  await database.close();
});

it('a pool outlives its database, however often that goes away in the middle of transactions', async () => {
  const port = await serve(0);
  const pool = new databaseDriver.Pool({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres', max: 4 });
  const db = drizzle({ client: pool });
  const count = (during = async () => {}) =>
    db.transaction(async (inside) => {
      await inside.execute(sql`UPDATE counter SET n = n + 1`);
      await during();
    });

  for (let death = 0; death < 6; death += 1) {
    // As Payload does, which never gives its own back.
    await pool.connect();
    // One is inside, two wait for their turn to begin, six for a connection.
    for (const open of await Promise.all(Array.from({ length: 3 }, () => pool.connect()))) open.release();
    const cut = count(async () => {
      await vi.waitFor(() => expect(pool.waitingCount).toBe(6));
      await server.stop();
    });
    const outcomes = await Promise.allSettled([cut, ...Array.from({ length: 8 }, () => count())]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected' });
    expect(outcomes.filter((outcome) => 'reason' in outcome && !isDatabaseAway(outcome.reason))).toEqual([]);
    await serve(port);
    await Promise.all(Array.from({ length: 8 }, () => count()));
    const [{ n }] = (await db.execute(sql`SELECT n FROM counter`)).rows as [{ n: number }];
    expect(n).toBe(8 * (death + 1));
  }
  await pool.end();
});
