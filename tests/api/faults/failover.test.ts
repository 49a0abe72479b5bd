import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '@/platform/kernel/database/database';
import { startApi, type ApiProcess } from '../../setup/api-process';
import { makeCrowd, makeProduct } from '../../setup/fixtures';
import { startStandby } from '../../setup/postgres-server';
import { runs } from '../../setup/runs';
import { expectSoldOnce, Shoppers } from '../../setup/shoppers';
import { TcpProxy } from '../../setup/tcp-proxy';

/** The database dies during purchases, and its standby, which has every confirmed transaction, takes over at the same address. */
type Server = Awaited<ReturnType<typeof startStandby>>;
const stock = 1_000;

async function runSql<Row>(server: Server, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows as Row[])
    .finally(() => client.end());
}
const promote = (server: Server) => runSql(server, 'SELECT pg_promote()');

describe.runIf(process.env.TEST_DATABASE === 'server')('a failover', () => {
  let [first, second]: Server[] = [];
  let proxy: TcpProxy;
  let api: ApiProcess;
  let buyers: Awaited<ReturnType<typeof makeCrowd>>;
  let productId = '';
  beforeAll(async () => {
    buyers = await makeCrowd(runs({ usual: 20, deep: 150 }));
    productId = await makeProduct({ price: 100, stock });
    // The suite's own server stays alive: a copy of it is the one that dies.
    first = await startStandby(process.env.DATABASE_URL!);
    await promote(first);
    second = await startStandby(first.url);
    await runSql(first, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await runSql(first, 'SELECT pg_reload_conf()');
    const sync = () => runSql(first!, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
    await vi.waitUntil(async () => (await sync()).length === 1, { timeout: 30_000 });
    proxy = await TcpProxy.before(first.port);
    api = await startApi({ databasePort: proxy.port });
  });
  afterAll(async () => {
    await api?.stop();
    proxy?.close();
    await Promise.all([first, second].map((server) => server?.end()));
  });

  it('loses no request and no payment, and is over seconds after the promotion', { timeout: 300_000 }, async () => {
    const shoppers = new Shoppers(api);
    const bought = Promise.all(buyers.map((one) => shoppers.buy(one, productId, 100)));
    await expect.poll(() => shoppers.heard.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(buyers.length);
    await first!.die();
    // Until it is promoted, the standby is read-only.
    proxy.leadTo(second!.port);
    await expect.poll(api.log, { interval: 5, timeout: 60_000 }).toContain('takes no writes');
    await promote(second!);
    const promoted = performance.now();
    await bought;
    const back = shoppers.heard.find(({ at, status }) => at > promoted && status === 200)!.at - promoted;
    console.log(`failover: ${shoppers.figures()}, back ${(back / 1000).toFixed(1)} s after the promotion`);
    shoppers.expectAnswered(10_000);
    expect(back).toBeLessThan(5_000);
    const pool = new pg.Pool({ connectionString: second!.url, max: 2 });
    await expectSoldOnce(drizzle({ client: pool as never }) as unknown as Database, buyers, productId, stock);
    await pool.end();
  });
});
