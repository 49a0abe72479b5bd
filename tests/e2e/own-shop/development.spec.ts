import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devOverlay } from '@/server/next/dev-overlay';
import { freePort } from '../../setup/free-port';
import { url as shop } from '../../setup/shop';
import { shopEnv } from '../../setup/shop-env';
import { untilAlive } from '../../setup/alive';
import { expect, test } from '../../setup/test';

/** `npm run dev` as a storefront whose APIs are the common shop's: nothing to migrate, so it is there in seconds. */
const folder = mkdtempSync(path.join(tmpdir(), 'sente-development-'));
let server: ChildProcess;
let url = '';
let output = '';

test.beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  const apis = ['user', 'course', 'ecommerce', 'backstage', 'cms'].map((name) => [
    `${name.toUpperCase()}_API_URL`,
    `${shop}/api/${name}`,
  ]);
  server = spawn(process.execPath, ['scripts/start.mjs', '--dev'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: shopEnv({
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: folder,
      BUILD_DIR: '.next-test-dev',
      ...Object.fromEntries(apis),
    }),
  });
  server.stdout?.on('data', (chunk) => (output += chunk));
  server.stderr?.on('data', (chunk) => (output += chunk));
  await expect(() => expect(output).toContain('Sente is ready')).toPass({ timeout: 240_000 });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Each page is compiled when it is first asked for. */
test.setTimeout(600_000);

test('every kind of page is without complaint, in the terminal and in the browser', async ({ visit }) => {
  // Any error in the browser's console fails the test.
  const { page } = await visit();
  for (const path of ['', '/courses', '/courses/combo-05', '/faq', '/SchoolChampionships/winter-2026', '/origin']) {
    await page.goto(`${url}/en-US${path}`, { timeout: 240_000 });
    await page.locator('h1').first().waitFor();
    await expect(page.locator(devOverlay)).toHaveCount(0);
  }
  // A page that does not exist is no error either.
  expect((await fetch(`${url}/en-US/courses/page/99`)).status).toBe(404);
  // Further right in a line, ⨯ marks a setting that is off.
  expect(output).not.toMatch(/Error|^ ?⨯|⚠|Invariant/m);
});

test('a changed word comes to the screen by itself', async ({ visit }) => {
  const { page } = await visit();
  const file = 'messages/en-US.json';
  const before = readFileSync(file, 'utf8');
  await page.goto(`${url}/en-US/faq`, { timeout: 240_000 });
  // Changed before hydration, the text would differ from the server's.
  await untilAlive(page.getByText('All products').first());
  try {
    writeFileSync(file, before.replace('"allProducts": "All products"', '"allProducts": "Everything we sell"'));
    await page.getByText('Everything we sell').waitFor({ timeout: 30_000 });
  } finally {
    writeFileSync(file, before);
  }
});
