import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Order } from '@/lib/orders/shapes';
import { BackOffice } from '../../setup/back-office';
import { freePort } from '../../setup/free-port';
import { ask, newAddress, type Answer } from '../../setup/http';
import { startPostgres } from '../../setup/postgres-server';
import { processesWith } from '../../setup/processes';
import { jpUrl, url as commonUrl } from '../../setup/shop';
import { callApi, newAccount, order, pay, register, type Account } from '../../setup/shop-api';
import { startShop, type RunningShop } from '../../setup/start-server';
import { expect, test } from '../../setup/test';
import { postgresBinaries } from '../../../scripts/lib/postgres-binaries.mjs';

/** A shop of its own, whose processes are killed one after the other. It shares the build of the common one. */
let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ port: await freePort(), env: { SITE_URL: commonUrl, JP_SITE_URL: jpUrl } });
  await editPage();
});
test.afterAll(async () => {
  await shop.stop();
  shop.remove();
});
test.skip(process.platform !== 'linux', 'finds processes in /proc');

const parts = {
  'The embedded database': 'scripts/database.mjs',
  Next: 'scripts/next.mjs',
  'The front': 'front/main.mjs',
} as const;
type Part = keyof typeof parts;

const ofShop = () => processesWith(`DATA_DIR=${shop.dataFolder}`);
const pidOf = (part: Part) => ofShop().find(({ command }) => command.includes(parts[part]))?.pid;
const output = () => readFileSync(shop.logFile, 'utf8');
const lock = () => JSON.parse(readFileSync(path.join(shop.dataFolder, 'lock.json'), 'utf8')) as { port?: number };
/** It takes seconds; a slow machine may take its time. */
const patience = { timeout: 120_000, intervals: [100] };

/** The answer, or null if the connection was cut. */
const answerOf = (asked: Promise<Answer>) => asked.catch(() => null);
const tryToRegister = (account: Account, url = shop.url) =>
  answerOf(
    ask(`${url}/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ ...account, locale: 'en-US' }),
    }),
  );
const bearer = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } });
const logIn = ({ username, password }: Account) =>
  callApi<{ token: string }>(shop.url, 'user/login', { body: { username, password } });

/** Repeats a request until it is stopped. */
function repeat<T>(once: () => Promise<T>) {
  const results: T[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      results.push(await once());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return results;
  };
}

const course = '/en-US/courses/record-notebook';
const title = 'Notebook of a restart';

/** A page is edited, so that it differs from the one that was built; each worker has a shop of its own. */
async function editPage(): Promise<void> {
  const staff = await BackOffice.logIn(shop.url, shop.accounts);
  const { id } = await staff.findOne('products', { 'where[code][equals]': 'record-notebook' });
  await staff.update('products', id, { title, _status: 'published' }, 'en-US');
  await expect.poll(async () => (await ask(shop.url + course)).text.includes(title), patience).toBe(true);
}

for (const part of Object.keys(parts) as Part[])
  test(
    `${part} is killed: it is started again, and nothing is lost or half done`,
    { tag: part === 'The embedded database' ? '@short' : [] },
    async () => {
      const buyer = await register(shop.url, 'en-US');
      const key = `restart-${parts[part]}`;
      const placed = await order(shop.url, buyer, 'tesuji-core', key);
      const { port } = lock();
      const before = pidOf(part);
      const returns = () => output().split(`${part} is ready again.`).length;
      const returnsBefore = returns();

      const pages = repeat(() => answerOf(ask(shop.url + course)));
      const own = repeat(() => answerOf(ask(`${shop.url}/api/user`, bearer(buyer))));
      const registering = Array.from({ length: 12 }, () => {
        const account = newAccount();
        return { account, asked: tryToRegister(account) };
      });
      const paying = pay(shop.url, buyer, placed, 'approve').catch(() => {});
      const ordering = order(shop.url, buyer, 'star-joseki', `${key}-hanging`).catch(() => null);
      // Some have got through, others are under way.
      await Promise.any(registering.map(({ asked }) => asked));
      process.kill(before!, 'SIGKILL');
      await expect.poll(returns, patience).toBe(returnsBefore + 1);
      await expect.poll(async () => (await tryToRegister(newAccount()))?.status, patience).toBe(200);
      const seen = await pages();
      const responses = [...(await own()), ...(await Promise.all(registering.map(({ asked }) => asked)))];
      await paying;

      expect(pidOf(part)).not.toBe(before);
      expect(lock().port).toBe(port);
      // Cached pages are answered throughout, and never as they were built. A new front begins with the cache that the last one saved.
      const answered = seen.filter((page) => page !== null);
      expect(answered.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
      if (part !== 'The front') {
        expect(answered.length).toBe(seen.length);
        expect(answered.filter(({ text }) => !text.includes(title))).toHaveLength(0);
      }
      await expect.poll(async () => (await ask(shop.url + course)).text.includes(title), patience).toBe(true);
      for (const response of responses)
        if (response && response.status !== 200)
          expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
      // All or nothing: an account that exists can log in, and the name of one that does not is free.
      for (const { account, asked } of registering) {
        const isThere = (await logIn(account)).status === 200;
        if ((await asked)?.status === 200) expect(isThere).toBe(true);
        if (!isThere) expect((await tryToRegister(account))?.status).toBe(200);
      }
      // Repeated with its key, the order is one, whether or not it had got through.
      const first = await ordering;
      const again = await order(shop.url, buyer, 'star-joseki', `${key}-hanging`);
      if (first) expect(again.id).toBe(first.id);
      const { body: orders } = await callApi<Order[]>(shop.url, 'ecommerce/orders', { token: buyer.token });
      expect(orders.map(({ id }) => id).sort()).toEqual([placed.id, again.id].sort());
      // What was paid is paid once.
      const statusOf = async () =>
        (await callApi<Order>(shop.url, `ecommerce/orders/${placed.id}`, { token: buyer.token })).body.status;
      if ((await statusOf()) === 'PENDING') await pay(shop.url, buyer, placed, 'approve').catch(() => {});
      await expect.poll(statusOf, patience).toBe('PAID');
      const { body: owned } = await callApi<{ productId: string }[]>(shop.url, 'user/entitlements', buyer);
      expect(owned.filter(({ productId }) => productId === 'tesuji-core')).toHaveLength(1);
    },
  );

test('while the database is away what is kept is answered, all else is 503', async () => {
  // Stops its supervisor, so that the database stays down.
  const start = ofShop().find(({ command }) => command.includes('scripts/start.mjs'))!.pid;
  process.kill(start, 'SIGSTOP');
  try {
    process.kill(pidOf('The embedded database')!, 'SIGKILL');
    expect((await ask(shop.url + course)).status).toBe(200);
    for (const address of ['/api/user', '/api/course/coursePlans', '/api/search?q=nothing&locale=en-US']) {
      const { status, headers } = await ask(shop.url + address, bearer({ token: 'a'.repeat(40) }));
      expect([address, status, headers['retry-after']]).toEqual([address, 503, '5']);
    }
  } finally {
    process.kill(start, 'SIGCONT');
  }
  await expect.poll(async () => (await tryToRegister(newAccount()))?.status, patience).toBe(200);
});

test('stops while its processes are being started again, in good order or by kill -9, and leaves none', async () => {
  const { dataFolder } = shop;
  const killParts = () => Object.keys(parts).forEach((part) => process.kill(pidOf(part as Part)!, 'SIGKILL'));
  killParts();
  await shop.stop();
  expect(ofShop()).toEqual([]);
  shop = await startShop({ port: await freePort(), dataFolder, env: { SITE_URL: commonUrl, JP_SITE_URL: jpUrl } });
  killParts();
  await shop.stop('SIGKILL');
  await expect.poll(ofShop, patience).toEqual([]);
  shop = await startShop({ port: await freePort(), dataFolder, env: { SITE_URL: commonUrl, JP_SITE_URL: jpUrl } });
  expect(await tryToRegister(newAccount())).toMatchObject({ status: 200 });
});

test('a PostgreSQL server restarts under its shop, which goes on and has missed nothing', async () => {
  test.skip(!postgresBinaries(), 'no PostgreSQL server here');
  const postgres = await startPostgres();
  const execute = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const served = await startShop({
    port: await freePort(),
    env: {
      SITE_URL: commonUrl,
      JP_SITE_URL: jpUrl,
      DATABASE_URL: postgres.url,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    },
  });
  try {
    expect(
      processesWith(`DATA_DIR=${served.dataFolder}`)
        .map(({ command }) => command)
        .join(),
    ).not.toContain('database.mjs');
    const shown = async () => (await ask(served.url + course)).text;
    await expect.poll(shown, patience).not.toContain(title);
    // An edit whose invalidation did not reach this server.
    await execute(
      `UPDATE products_locales SET title = '${title}' WHERE _locale = 'en-US' AND _parent_id = (SELECT id FROM products WHERE code = 'record-notebook')`,
    );
    const asking = repeat(() => tryToRegister(newAccount(), served.url));
    await postgres.restart(async () => {
      expect(await shown()).not.toContain(title);
      const { status, headers } = (await tryToRegister(newAccount(), served.url))!;
      expect([status, headers['retry-after']]).toEqual([503, '5']);
    });
    await expect.poll(async () => (await tryToRegister(newAccount(), served.url))?.status, patience).toBe(200);
    for (const response of await asking()) expect([200, 503]).toContain(response?.status);
    await expect.poll(shown, patience).toContain(title);
  } finally {
    await served.stop();
    served.remove();
    await postgres.end();
  }
});
