import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ask } from '../../setup/http';
import { buildFolder, jpUrl, url as shopUrl } from '../../setup/shop';
import { freePort } from '../../setup/free-port';
import { startShop, type RunningShop } from '../../setup/start-server';
import { processesWith, residentMegabytes } from '../../setup/processes';
import { expect, test } from '../../setup/test';

/** A shop of its own: what the back office has loaded for other tests must not be measured. */
let shop: RunningShop;
let url = '';
test.beforeAll(async () => {
  shop = await startShop({ port: await freePort(), env: { SITE_URL: shopUrl, JP_SITE_URL: jpUrl } });
  url = shop.url;
});
test.afterAll(async () => {
  await shop.stop();
  shop.remove();
});

function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** The front and Next. */
const serverMegabytes = () =>
  processesWith(`PORT=${new URL(url).port}`)
    .filter(({ command }) => /(?:front\/main|scripts\/next)\.mjs/.test(command))
    .reduce((sum, { pid }) => sum + residentMegabytes(pid), 0);

const kinds = [
  '/zh-TW/courses/x',
  '/en-US/x',
  '/x',
  '/ja-JPx',
  '/zh-TW/x',
  '/x/x.png',
  '/zh-CN/SchoolChampionships/x',
  '/api/cms/faqs?x=',
];

/** That a 404 is cached nowhere has a test of its own (page-cache, front-parts); this measures the total. */
test('2,000 unknown addresses leave the disk as it was and the server within its memory', async () => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  test.setTimeout(600_000);
  const disk = folderBytes(buildFolder);
  const next = { n: 0 };
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next.n < 2_000) {
        const n = next.n++;
        const address = `${kinds[n % kinds.length]}${n}`;
        expect((await ask(url + address)).status, address).toBe(address.startsWith('/api/') ? 200 : 404);
      }
    }),
  );
  expect(folderBytes(buildFolder) - disk).toBeLessThan(100_000);
  expect(serverMegabytes()).toBeGreaterThan(100);
  expect(serverMegabytes()).toBeLessThanOrEqual(512);
});

test('an upload that is too long hurts nobody', async () => {
  const body = 'a'.repeat(9_500_000);
  const headers = { 'content-type': 'multipart/form-data; boundary=a' };
  const since = Date.now();
  const { status } = await ask(`${url}/backstage/api/media`, { method: 'POST', headers, body });
  expect(status).toBe(413);
  // It is rejected by its Content-Length: a front that read the body, or waited for its end, would take up to a minute.
  expect(Date.now() - since).toBeLessThan(20_000);
  expect((await ask(`${url}/zh-TW`)).status).toBe(200);
});
