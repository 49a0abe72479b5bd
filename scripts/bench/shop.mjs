import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runningDatabase } from '../lib/embedded-database.mjs';
import { root } from '../lib/paths.mjs';
import { systemBrowser } from '../lib/system-browser.mjs';

/** The path after the language of one page of each kind; a campaign's name follows the language without a slash. */
export const routes = [
  '',
  '/courses',
  '/courses/30k-10k-v2',
  '/kidgo',
  '/parents',
  '/TrialCourse',
  '/igqe-intro',
  '/TeachingCooperationProject',
  '/SchoolChampionships',
  '/SchoolChampionships/winter-2026',
  '/branches',
  '/faq',
  '/articles',
  '/partners',
  '/partners/sunrise-books',
  '/anniversary',
  '/GoCamp2025SS',
  'spring2027',
  'autumn2026',
  'summer2026',
  '/terms-of-service',
];
/** These have ended, which makes them `noindex`. */
export const endedRoutes = ['/GoCamp2025SS', 'summer2026'];
/** The languages that have messages. */
export const locales = readdirSync(path.join(root, 'messages')).flatMap(
  (file) => /^(\w{2}-\w{2})\.json$/.exec(file)?.[1] ?? [],
);
export const chromium = process.env.CHROMIUM_PATH || systemBrowser();
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a complete shop on new data, unless a running one is given. */
export async function startBenchShop(running) {
  if (running) return { url: running, stop: async () => {} };
  const port = Number(process.env.BENCH_PORT ?? 3900);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sente-bench-'));
  let shop;
  /** Resolves when it is ready; its log is discarded, because writing it would be measured, too. */
  async function start(env = {}) {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, BUILD_DIR: '.next-bench', NODE_ENV: '', ...env },
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    shop = { child, ended };
    await new Promise((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk) => {
        if (output.includes('Sente is ready')) return;
        process.stdout.write(chunk);
        output += chunk;
        if (output.includes('Sente is ready')) resolve();
      });
      ended.then(() => reject(new Error('the shop did not start')));
    });
  }
  async function stop() {
    shop.child.kill('SIGTERM');
    await shop.ended;
  }
  await start();
  const url = `http://localhost:${port}`;
  const secrets = () => JSON.parse(readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8'));
  return {
    url,
    /** For another server on the same build and data. */
    env: () => ({
      ...secrets(),
      BUILD_DIR: '.next-bench',
      DATA_DIR: dataFolder,
      DATABASE_URL: runningDatabase(dataFolder),
      SITE_URL: url,
      JP_SITE_URL: `http://jp.localhost:${port}`,
    }),
    /** What an edit of a product invalidates. */
    edit: () =>
      fetch(`${url}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets().REVALIDATE_SECRET}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: ['products', 'product:combo-05'] }),
      }),
    restart: (env) => stop().then(() => start(env)),
    /** A new build on a new data folder, as a first start makes them. */
    renew: async () => {
      await stop();
      for (const folder of [dataFolder, path.join(root, '.next-bench')])
        rmSync(folder, { recursive: true, force: true });
      mkdirSync(dataFolder);
      await start();
    },
    stop: async () => {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export const pageAddress = (shop, locale, route) => `${shop.url}/${locale}${route}`;
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
/** A table row: its cells, the last one ✓ or ✗. */
export const row = (cells, withinBudget) => ({ cells: [...cells, withinBudget ? '✓' : '✗'], withinBudget });
