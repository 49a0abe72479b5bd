import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { envSchema } from '@/lib/env';
import type { Order } from '@/lib/contract/orders';
import { postgresBinaries } from '../../scripts/lib/postgres-binaries.mjs';
import { freePort } from '../setup/free-port';
import { ask } from '../setup/http';
import { hasNginx, startNginx } from '../setup/nginx';
import { startPostgres } from '../setup/postgres-server';
import { jpUrl, url as commonUrl } from '../setup/shop';
import { callApi, order, pay, register } from '../setup/shop-api';
import { startShop, type RunningShop } from '../setup/start-server';
import { expect, test } from '../setup/test';

/** A deploy by its steps, as deploy/ takes them: the database is migrated and filled, two instances serve, and are replaced one after the other while customers buy. */
test.skip(!postgresBinaries() || !hasNginx, 'no PostgreSQL server or no nginx here');
const patience = { timeout: 120_000, intervals: [200] };

test('two instances behind nginx are replaced one after the other: no request is lost, and what is paid is paid once', async () => {
  test.setTimeout(900_000);
  const postgres = await startPostgres();
  const env = {
    SITE_URL: commonUrl,
    JP_SITE_URL: jpUrl,
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SANDBOX_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
    DRAIN_SECONDS: '4',
    // As deploy/systemd has it: nobody but the proxy reaches an instance.
    HOST: '127.0.0.1',
  };
  const serve = ['--installed', '--only=serve'];
  const instances: RunningShop[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  try {
    const ports = [await freePort(), await freePort()];
    const own = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, '']));
    const seeded = spawnSync(process.execPath, ['scripts/start.mjs', '--installed', '--only=seed'], {
      env: { ...process.env, ...own, ...env, BUILD_DIR: '.next-test', npm_lifecycle_event: '' },
      encoding: 'utf8',
    });
    expect(seeded.status, seeded.stdout + seeded.stderr).toBe(0);
    for (const port of ports) instances.push(await startShop({ port, env, args: serve }));
    const isReady = async ({ url }: RunningShop) => (await ask(`${url}/health/ready`)).status;
    for (const instance of instances) await expect.poll(() => isReady(instance), patience).toBe(200);
    nginx = await startNginx(...ports);
    const shop = `http://localhost:${nginx.port}`;

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
        // To nginx all of this test comes from one address, and one address makes few accounts an hour.
        const buyer = await register(instances[1 - replaced]!.url, 'en-US');
        const placed = await order(shop, buyer, 'tesuji-core', `rolling-${buyer.username}`);
        await pay(shop, buyer, placed, 'approve');
        bought.push({ token: buyer.token, order: placed });
        await pause(200);
      }
    };
    const callers = [read(), read(), buy().catch((error: unknown) => lost.push(String(error)))];
    for (const [index, port] of ports.entries()) {
      replaced = index;
      // A buyer who has just begun at this one gets his account.
      await pause(1_000);
      const before = instances[index]!;
      await before.stop();
      instances[index] = await startShop({ port, env, args: serve, dataFolder: before.dataFolder });
      await expect.poll(() => isReady(instances[index]!), patience).toBe(200);
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
  } finally {
    await nginx?.stop();
    for (const instance of instances) {
      await instance.stop();
      instance.remove();
    }
    await postgres.end();
  }
});
