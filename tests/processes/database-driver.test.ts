import { PGlite } from '@electric-sql/pglite';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServer, type AddressInfo } from 'node:net';
import { databaseBounds, databaseDriver } from '@/platform/kernel/database-driver';
import { inTransaction } from '@/platform/kernel/database/database';
import { isDatabaseAway } from '@/platform/kernel/error-text';
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
  await serve(0);
}, 60_000);
afterAll(async () => {
  await server.stop();
  await database.close();
});

it('a pool outlives its database, however often that goes away in the middle of transactions', async () => {
  const { port } = server;
  const pool = new databaseDriver.Pool({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres', max: 4 });
  const db = drizzle({ client: pool });
  const count = (during = async () => {}) =>
    db.transaction(async (inside) => {
      await inside.execute(sql`UPDATE counter SET n = n + 1`);
      await during();
    });

  for (let death = 0; death < 6; death += 1) {
    // As Payload does, which never releases its own connection.
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

it('a database that takes what it is asked and says nothing holds nobody, and no place in the pool', async () => {
  const before = { ...databaseBounds };
  const [silence, connection] = [100, 150];
  Object.assign(databaseBounds, { silence, connection });
  const silent = createServer((socket) => void socket.resume());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const pool = new databaseDriver.Pool({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres', max: 2 });
  const db = drizzle({ client: pool });
  const since = performance.now();
  // Two have a connection, the others wait for one.
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => db.execute(sql`SELECT 1`)));
  expect(performance.now() - since).toBeLessThan(10 * (silence + connection));
  expect(outcomes.filter((outcome) => !('reason' in outcome) || !isDatabaseAway(outcome.reason))).toEqual([]);
  await vi.waitFor(() => expect([pool.totalCount, pool.waitingCount]).toEqual([0, 0]));
  await pool.end();
  silent.close();
  Object.assign(databaseBounds, before);
});

it('a build waits as long as it takes, as a migration does', async () => {
  expect(Object.values(databaseBounds).filter((bound) => bound === 0)).toEqual([]);
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  vi.resetModules();
  try {
    const built = await import('@/platform/kernel/database-driver');
    expect(Object.values(built.databaseBounds).filter((bound) => bound !== 0)).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
  }
});

it('inside a transaction no second connection is given away; after it, and beside it, there are others', async () => {
  const pool = new databaseDriver.Pool({
    host: '127.0.0.1',
    port: server.port,
    user: 'postgres',
    database: 'postgres',
  });
  const db = drizzle({ client: pool });
  const payload = { db: { drizzle: db } } as unknown as Payload;
  const one = sql`SELECT 1`;
  const reason = (error: Error) => String(error.cause ?? error);
  let later = async () => {};
  await inTransaction(payload, async (inside) => {
    await inside.db.execute(one);
    for (const second of [() => db.execute(one), () => inTransaction(payload, ({ db }) => db.execute(one))])
      expect(await second().then(() => 'given', reason)).toContain('A second connection was asked for');
    later = async () => void (await db.execute(one));
  });
  await later();
  await Promise.all([inTransaction(payload, (inside) => inside.db.execute(one)), db.execute(one)]);
  await pool.end();
});
