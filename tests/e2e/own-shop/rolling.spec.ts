import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@/lib/orders/shapes';
import { postgresBinaries } from '../../../scripts/lib/postgres-binaries.mjs';
import { ask } from '../../setup/http';
import { startInstances } from '../../setup/instances';
import { hasNginx } from '../../setup/nginx';
import { callApi, order, pay, register } from '../../setup/shop-api';
import { expect, test } from '../../setup/test';

/** A deploy by its steps, as deploy/ takes them: the database is migrated and filled, two instances serve, and are replaced one after the other while customers buy. */
test.skip(!postgresBinaries() || !hasNginx, 'no PostgreSQL server or no nginx here');
const patience = { timeout: 120_000, intervals: [200] };

test('two instances behind nginx are replaced one after the other: no request is lost, and what is paid is paid once', async () => {
  test.setTimeout(900_000);
  const { instances, redis, serve, url: shop, end } = await startInstances({ pages: 'shared' });
  try {
    let isOver = false;
    let replaced = 0;
    let asked = 0;
    const lost: string[] = [];
    const read = async () => {
      while (!isOver)
        for (const path of ['/en-US', '/en-US/courses', '/api/ecommerce/products', '/api/course/coursePlans']) {
          const { status } = await ask(shop + path).catch(() => ({ status: 0 }));
          asked += 1;
          if (status !== 200) lost.push(`${path}: ${status}`);
          await pause(50);
        }
    };
    const bought: { token: string; order: Order }[] = [];
    const buy = async () => {
      while (!isOver) {
        // To nginx the whole test is one address, and one address may register few accounts an hour.
        const buyer = await register(instances[1 - replaced]!.url, 'en-US');
        const placed = await order(shop, buyer, 'tesuji-core', `rolling-${buyer.username}`);
        await pay(shop, buyer, placed, 'approve');
        bought.push({ token: buyer.token, order: placed });
        await pause(200);
      }
    };
    const callers = [read(), read(), buy().catch((error: unknown) => lost.push(String(error)))];
    for (const index of instances.keys()) {
      replaced = index;
      // Leaves time for a registration that has just begun at this instance.
      await pause(1_000);
      await instances[index]!.stop();
      await serve(index);
    }
    isOver = true;
    await Promise.all(callers);
    expect(lost).toEqual([]);
    expect(asked).toBeGreaterThan(50);
    expect(bought.length).toBeGreaterThan(2);
    for (const { token, order: placed } of bought) {
      const statusOf = async () => (await callApi<Order>(shop, `ecommerce/orders/${placed.id}`, { token })).body.status;
      await expect.poll(statusOf, patience).toBe('PAID');
      const { body: owned } = await callApi<{ productId: string }[]>(shop, 'user/entitlements', { token });
      expect(owned.filter(({ productId }) => productId === 'tesuji-core')).toHaveLength(1);
    }
    if (!redis) return;
    for (const { logFile } of instances)
      await expect.poll(() => readFileSync(logFile, 'utf8'), patience).toContain('pages are shared');
    // One entry for both instances, before and after the deploy: with different keys each would store its own.
    const entries = async () => {
      await ask(`${shop}/en-US`);
      return redis.asked((client) => client.keys('sente:page:*:global /en-US'));
    };
    await expect.poll(entries, patience).toHaveLength(1);
  } finally {
    await end();
  }
});
