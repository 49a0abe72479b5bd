import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { processesWith } from '../../setup/processes';
import { url as platform } from '../../setup/shop';
import { ask } from '../../setup/http';
import { buyByBrowser } from '../../setup/purchase';
import { callApi } from '../../setup/shop-api';
import { startStorefront } from '../../setup/storefront';
import { expect, test } from '../../setup/test';

let storefront: Awaited<ReturnType<typeof startStorefront>>;
let url: string;
let folder: string;

test.beforeAll(async () => {
  storefront = await startStorefront({ env: { NODE_OPTIONS: '--import ./tests/setup/note-modules.mjs' } });
  ({ url, folder } = storefront);
});
test.afterAll(() => storefront.stop());

test("shows the other server's catalogue and follows its edits", { tag: '@short' }, async ({ staff }) => {
  const { id } = await staff.findOne('products', { 'where[code][equals]': 'record-notebook' });
  await staff.update('products', id, { title: 'Book from elsewhere', _status: 'published' }, 'en-US');
  // With STOREFRONT_URLS the other server would notify this one; here the test does.
  const response = await storefront.invalidate(['products', 'product:record-notebook']);
  expect(response.status).toBe(200);
  // Its first pages, by a server that has just begun; how soon an edit is seen is freshness.spec.ts's.
  for (const page of ['/en-US/courses/type/physicalGood', '/en-US/courses/record-notebook']) {
    await expect
      .poll(async () => (await ask(url + page)).text.includes('Book from elsewhere'), { timeout: 30_000 })
      .toBe(true);
  }
  expect((await ask(`${url}/en-US`)).status).toBe(200);
  expect((await ask(`${url}/en-US/courses/nothing`)).status).toBe(404);
});

test('passes each of the five APIs through as it is', async () => {
  for (const path of [
    'ecommerce/products',
    'ecommerce/markets',
    'course/coursePlans',
    'backstage/brickAndMortarStore/region/TW/city?regionId=TW',
    'cms/faqs?locale=ja-JP',
    'user',
  ]) {
    const [here, there] = await Promise.all([callApi(url, path), callApi(platform, path)]);
    expect(here, path).toEqual(there);
  }
  expect((await callApi(url, 'nothing')).status).toBe(404);
});

test('sells: a visitor registers, pays and owns', async ({ visit, staff }) => {
  const { page } = await visit();
  const { orderId, account } = await buyByBrowser(page, { url, locale: 'en-US', product: 'life-death-two-eyes' });
  const order = await staff.findOne('orders', { 'where[number][equals]': orderId, depth: '1' });
  expect(order).toMatchObject({ status: 'PAID', user: { username: account.username } });
});

test('loads not one line of the platform', async () => {
  const next = processesWith(`MODULES_FILE=${path.join(folder, 'modules')}`).find(({ command }) =>
    command.includes('scripts/next.mjs'),
  );
  process.kill(next!.pid, 'SIGUSR2');
  await expect.poll(() => existsSync(path.join(folder, 'modules'))).toBe(true);
  const modules = readFileSync(path.join(folder, 'modules'), 'utf8').split('\n');
  expect(modules.some((file) => file.includes('.next-test'))).toBe(true);
  // Payload's wrapper of next.config.ts runs in every build and start; it loads nothing of Payload.
  const ofPlatform = modules.filter(
    (file) => /node_modules\/(payload|pg|drizzle-orm|@payloadcms)\//.test(file) && !file.endsWith('/withPayload.cjs'),
  );
  expect(ofPlatform).toEqual([]);
  const chunks = modules.filter((file) => file.includes('.next-test') && file.endsWith('.js'));
  expect(chunks.filter((file) => readFileSync(file, 'utf8').includes('sandboxEvent'))).toEqual([]);
  expect(existsSync(path.join(folder, 'data'))).toBe(false);
  expect(storefront.printed()).not.toMatch(/error|payload/i);
});
