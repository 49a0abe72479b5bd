import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseBounds } from '@/platform/kernel/database-driver';
import { database, sql } from '@/platform/kernel/database/database';
import { startApi, type ApiProcess } from '../../setup/api-process';
import { makeCrowd, makeProduct, platform, query } from '../../setup/fixtures';
import { runs } from '../../setup/runs';
import { expectSoldOnce, Shoppers } from '../../setup/shoppers';
import { TcpProxy } from '../../setup/tcp-proxy';

/**
 * The connection between the shop and its database is slow, breaks or goes silent during purchases. Each request gets a response in time, a proper
 * one or 503; afterwards every buyer has bought once, and the ledger is balanced.
 */
const second = 1_000;
const isDeep = process.env.TEST_DEEP === '1';
/** Timeouts as in platform/kernel/database-driver.ts, scaled down: no request waits longer than for a connection and a statement. */
const bounds = isDeep
  ? { ...databaseBounds }
  : { connection: 3 * second, statement: 2 * second, silence: 2.5 * second, idle: 5 * second };
/** The longest response time, with 3 s more for a busy machine. */
const bound = bounds.connection + bounds.silence + 3 * second;
const stock = 1_000;
const patience = isDeep ? 600_000 : 120_000;

describe.runIf(process.env.TEST_DATABASE === 'server')('the line to the database', () => {
  let proxy: TcpProxy;
  let api: ApiProcess;
  beforeAll(async () => {
    proxy = await TcpProxy.before(Number(new URL(process.env.DATABASE_URL!).port));
    api = await startApi({ databasePort: proxy.port, bounds });
  });
  afterEach(() => Object.assign(proxy, { latency: 0, resetAfter: [], isHole: false, holeAfter: null }));
  afterAll(async () => {
    await api?.stop();
    proxy?.close();
  });

  const product = () => makeProduct({ price: 100, stock });
  const db = async () => database(await platform());

  it('takes long each way: everything takes longer, and nothing else changes', { timeout: patience }, async () => {
    const buyers = await makeCrowd(runs({ usual: 4, deep: 15 }));
    const productIds = await Promise.all(buyers.map(product));
    const patient = await startApi({ databasePort: proxy.port });
    proxy.latency = isDeep ? 200 : 50;
    const shoppers = new Shoppers(patient);
    await Promise.all(buyers.map((one, index) => shoppers.buy(one, productIds[index]!, 100)));
    console.log(`latency: ${shoppers.figures()}`);
    await patient.stop();
    expect(shoppers.heard.filter(({ status }) => status === 503)).toEqual([]);
    shoppers.expectAnswered(databaseBounds.statement);
    for (const [index, one] of buyers.entries()) await expectSoldOnce(await db(), [one], productIds[index]!, stock);
  });

  it('is reset at every twentieth thing that is said, more or less', { timeout: patience }, async () => {
    const [buyers, productId] = [await makeCrowd(runs({ usual: 10, deep: 100 })), await product()];
    proxy.resetAfter = [7, 29, 13, 47, 19];
    const shoppers = new Shoppers(api);
    await Promise.all(buyers.map((one) => shoppers.buy(one, productId, 100)));
    console.log(`resets: ${shoppers.figures()}`);
    expect(shoppers.heard.some(({ status }) => status === 503)).toBe(true);
    shoppers.expectAnswered(bound);
    proxy.resetAfter = [];
    await expectSoldOnce(await db(), buyers, productId, stock);
  });

  it('goes silent in the middle of an order, which keeps its locks at the server', { timeout: patience }, async () => {
    const [[first, ...others], productId] = [await makeCrowd(runs({ usual: 6, deep: 30 })), await product()];
    const hole = (isDeep ? 30 : 4) * second;
    const shoppers = new Shoppers(api);
    let over = 0;
    const silent = new Promise<void>((resolve) => {
      const then = () => {
        // The database server still holds the lock on the stock's row.
        setTimeout(() => {
          proxy.isHole = false;
          over = performance.now();
        }, hole);
        resolve();
      };
      proxy.holeAfter = { text: 'update "inventory"', then };
    });
    const bought = [shoppers.buy(first!, productId, 100)];
    await silent;
    bought.push(...others.map((one) => shoppers.buy(one, productId, 100)));
    await Promise.all(bought);
    const back = shoppers.heard.find(({ at, status }) => at > over && status === 200)!.at - over;
    console.log(`silence of ${hole / 1000} s: ${shoppers.figures()}, back ${(back / 1000).toFixed(1)} s after it`);
    shoppers.expectAnswered(bound);
    expect(back).toBeLessThan(bound);
    await expectSoldOnce(await db(), [first!, ...others], productId, stock);
    const open = sql`SELECT 1 FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'`;
    await expect.poll(async () => (await query(open)).length, { timeout: bound }).toBe(0);
  });
});
