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
/** Each worker reads this file again: the first process sets the folder. */
const dataFolder = (process.env.E2E_DATA_DIR ||= mkdtempSync(path.join(tmpdir(), 'sente-shop-')));
/** Which cells of a matrix are tested (tests/setup/matrix.ts). */
const turn = turnOfRun();
process.env.TEST_TURN = String(turn);
/** Debian's Chromium where it is installed, else Playwright's own. */
const installed = process.env.CHROMIUM_PATH || systemBrowser();

const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
/**
 * These tests start a server of their own and mostly wait for it: they run one at a time, in parallel with the others. `npm test` runs one test of
 * each kind.
 */
const ownShop = /own-shop\//;
/** A part of the deep run covers the tests that have a matrix, and one kind of server (scripts/lib/suites.mjs). */
const isEighth = process.env.TEST_EIGHTH === '1';
const ownShops = readdirSync('tests/e2e/own-shop').sort();
const ownShopOfPart = new RegExp(`own-shop/${ownShops[turn % ownShops.length]}`);
const isUsual = !process.env.TEST_DEEP && !isEighth;
/** These tests change every page, or read the results of the others: they run one at a time, last. */
const apart = /(server-log|teacher-page)\.spec\.ts/;
const jp = /jp-host\.spec\.ts/;
const noJavaScript = /no-javascript\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalTeardown: './tests/setup/remove-shop-data.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // Generous limits, so that a slow machine does not fail; only failing tests take that long.
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
      // Chromium's sandbox does not work as root; the pages are our own.
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
  // A project with its own `grep` overrides this one.
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
    // A prepared database is copied. The shop's output goes to a file, because tests read its log.
    command: `node --import tsx tests/setup/prepare-common-shop.ts && exec node scripts/start.mjs > '${path.join(dataFolder, 'output.log')}' 2>&1`,
    url: `${url}/robots.txt`,
    // On a slow machine the build alone takes four minutes.
    timeout: 1_200_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: shopEnv({ PORT: String(port), DATA_DIR: dataFolder, BUILD_DIR: '.next-test' }),
  },
});
