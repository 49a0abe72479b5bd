import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Order } from '@/lib/contract/ecommerce';
import { BackOffice } from '../setup/back-office';
import { freePort } from '../setup/free-port';
import { ask, newAddress, type Answer } from '../setup/http';
import { processesWith } from '../setup/processes';
import { jpUrl, url as commonUrl } from '../setup/shop';
import { callApi, newAccount, order, pay, register, type Account } from '../setup/shop-api';
import { startShop, type RunningShop } from '../setup/start-server';
import { expect, test } from '../setup/test';

/** A shop of its own, whose processes are killed one after the other. It shares the build of the common one. */
let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ port: await freePort(), env: { SITE_URL: commonUrl, JP_SITE_URL: jpUrl } });
});
test.afterAll(async () => {
  await shop.stop();
  shop.remove();
});
test.skip(process.platform !== 'linux', 'finds processes in /proc');

const parts = {
  'The embedded database': 'scripts/database.mjs',
  Next: 'front/next-process.mjs',
  'The server': 'front/main.mjs',
} as const;
type Part = keyof typeof parts;

const ofShop = () => processesWith(`DATA_DIR=${shop.dataFolder}`);
const pidOf = (part: Part) => ofShop().find(({ command }) => command.includes(parts[part]))?.pid;
const said = () => readFileSync(shop.logFile, 'utf8');
const lock = () => JSON.parse(readFileSync(path.join(shop.dataFolder, 'lock.json'), 'utf8')) as { port?: number };
/** It takes seconds; a slow machine may take its time. */
const patience = { timeout: 120_000, intervals: [100] };

/** A line that was cut is no answer. */
const answerOf = (asked: Promise<Answer>) => asked.catch(() => null);
const tryToRegister = (account: Account) =>
  answerOf(
    ask(`${shop.url}/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ ...account, locale: 'en-US' }),
    }),
  );
const logIn = ({ username, password }: Account) =>
  callApi<{ token: string }>(shop.url, 'user/login', { body: { username, password } });

/** Asks again and again until told to stop. */
function keepAsking<T>(once: () => Promise<T>) {
  const results: T[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      results.push(await once());
      await new Promise((resolve) => setTimeout(resolve, 20));
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

test('a page is edited, so that it differs from the one that was built', async () => {
  const staff = await BackOffice.logIn(shop.url, shop.accounts);
  const { id } = await staff.findOne('products', { 'where[code][equals]': 'record-notebook' });
  await staff.update('products', id, { title, _status: 'published' }, 'en-US');
  await expect.poll(async () => (await ask(shop.url + course)).text.includes(title), patience).toBe(true);
});

for (const part of Object.keys(parts) as Part[])
  test(`${part} is killed: it is started again, and nothing is lost or half done`, async () => {
    const buyer = await register(shop.url, 'en-US');
    const key = `restart-${parts[part]}`;
    const placed = await order(shop.url, buyer, 'tesuji-core', key);
    const { port } = lock();
    const before = pidOf(part);
    const returns = () => said().split(`${part} is ready again.`).length;
    const returnsBefore = returns();

    const pages = keepAsking(() => answerOf(ask(shop.url + course)));
    const tried: Account[] = [];
    const lanes = Array.from({ length: 4 }, () =>
      keepAsking(async () => {
        const account = newAccount();
        tried.push(account);
        return { account, answer: await tryToRegister(account) };
      }),
    );
    const paying = pay(shop.url, buyer, placed, 'approve').catch(() => {});
    await expect.poll(() => tried.length, patience).toBeGreaterThan(8);
    process.kill(before!, 'SIGKILL');
    await expect.poll(returns, patience).toBe(returnsBefore + 1);
    await expect.poll(async () => (await tryToRegister(newAccount()))?.status, patience).toBe(200);
    const seen = await pages();
    const registered = (await Promise.all(lanes.map((stop) => stop()))).flat();
    await paying;

    expect(pidOf(part)).not.toBe(before);
    expect(lock().port).toBe(port);
    // What is kept is answered throughout, and never as it was built; of the front itself nobody answers while it is away.
    for (const page of seen) {
      if (part !== 'The server') expect(page?.status).toBe(200);
      if (page) expect([page.status, page.text.includes(title)]).toEqual([200, true]);
    }
    for (const { account, answer } of registered) {
      if (answer && answer.status !== 200) expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      // Wholly or not at all: who is there logs in, who is not may have the name.
      const isThere = (await logIn(account)).status === 200;
      if (answer?.status === 200) expect(isThere).toBe(true);
      if (!isThere) expect((await tryToRegister(account))?.status).toBe(200);
    }
    // Asked again with its key, the order is the same one, and it is paid once.
    expect((await order(shop.url, buyer, 'tesuji-core', key)).id).toBe(placed.id);
    const statusOf = async () =>
      (await callApi<Order>(shop.url, `ecommerce/orders/${placed.id}`, { token: buyer.token })).body.status;
    if ((await statusOf()) === 'PENDING') await pay(shop.url, buyer, placed, 'approve').catch(() => {});
    await expect.poll(statusOf, patience).toBe('PAID');
    const { body: owned } = await callApi<{ productId: string }[]>(shop.url, 'user/entitlements', buyer);
    expect(owned.filter(({ productId }) => productId === 'tesuji-core')).toHaveLength(1);
  });

test('while the database is away what is kept is answered, all else is 503', async () => {
  // Its starter sleeps, so that it stays away.
  const start = ofShop().find(({ command }) => command.includes('scripts/start.mjs'))!.pid;
  process.kill(start, 'SIGSTOP');
  try {
    process.kill(pidOf('The embedded database')!, 'SIGKILL');
    expect((await ask(shop.url + course)).status).toBe(200);
    for (const address of ['/api/user', '/api/course/coursePlans', '/backstage', '/backstage/api/products']) {
      const { status, headers } = await ask(shop.url + address, {
        headers: { authorization: `Bearer ${'a'.repeat(40)}` },
      });
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
