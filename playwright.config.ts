import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { systemBrowser } from './scripts/lib/system-browser.mjs';
import { turnOfRun } from './scripts/lib/turn.mjs';
import { shopEnv } from './tests/setup/shop-env';

/**
 * The end-to-end tests: `npx playwright test`, with `--ui` to watch them, `--project=phone` or a file's name to run a part. The shop is
 * started below, on a new data folder, unless one runs on E2E_PORT already. `npm test` runs all of it.
 */
const port = Number((process.env.E2E_PORT ||= '3210'));
const url = `http://localhost:${port}`;
const jpUrl = `http://jp.localhost:${port}`;
/** Read again in each worker: the first process decides. */
const dataFolder = (process.env.E2E_DATA_DIR ||= mkdtempSync(path.join(tmpdir(), 'sente-shop-')));
/** Which cells of a matrix are looked at (tests/setup/matrix.ts). */
const turn = turnOfRun();
process.env.TEST_TURN = String(turn);
/** Debian's Chromium where it is installed, else Playwright's own. */
const installed = process.env.CHROMIUM_PATH || systemBrowser();

const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
/** These have a server of their own, and mostly wait for it: one of them at a time, beside the others. `npm test` runs one test of each kind. */
const ownShop = /own-shop\//;
/** What a part of the deep run looks at: tests that have a matrix, and one kind of server (scripts/lib/suites.mjs). */
const isEighth = process.env.TEST_EIGHTH === '1';
const ownShops = readdirSync('tests/e2e/own-shop').sort();
const ownShopOfPart = new RegExp(`own-shop/${ownShops[turn % ownShops.length]}`);
const isUsual = !process.env.TEST_DEEP && !isEighth;
/** These change what every page shows, or read what the others left: one at a time, last. */
const apart = /(server-log|teacher-page)\.spec\.ts/;
const jp = /jp-host\.spec\.ts/;
const noJavaScript = /no-javascript\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalTeardown: './tests/setup/remove-shop-data.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A slow machine breaks none of these limits; whoever fails takes longer.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace costs a third of the run: `npx playwright test --trace retain-on-failure` where one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: installed,
      // Chromium rejects its sandbox to root; the pages are our own.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A project with a filter of its own does not take this one.
  grep: isEighth ? /@matrix/ : /./,
  projects: [
    {
      name: 'own-shop',
      testMatch: isEighth ? ownShopOfPart : ownShop,
      grep: isUsual ? /@short/ : /./,
      fullyParallel: false,
      workers: 1,
    },
    { name: 'desktop', grepInvert: /@phone/, testIgnore: [ownShop, apart, jp, noJavaScript] },
    {
      name: 'phone',
      grep: isEighth ? /(?=.*@phone)(?=.*@matrix)/ : /@phone/,
      testIgnore: [ownShop, apart, jp, noJavaScript],
      use: phone,
    },
    { name: 'jp', testMatch: jp, use: { baseURL: jpUrl } },
    { name: 'no-javascript', testMatch: noJavaScript, use: { javaScriptEnabled: false } },
    { name: 'apart', testMatch: apart, fullyParallel: false, workers: 1 },
  ],
  webServer: {
    // A prepared database is copied; what the shop prints is kept: the tests read its log.
    command: `node --import tsx tests/setup/prepare-common-shop.ts && exec node scripts/start.mjs > '${path.join(dataFolder, 'output.log')}' 2>&1`,
    url: `${url}/robots.txt`,
    // On a slow machine the build alone takes four minutes.
    timeout: 1_200_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: shopEnv({ PORT: String(port), DATA_DIR: dataFolder, BUILD_DIR: '.next-test' }),
  },
});
