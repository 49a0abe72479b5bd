import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** Pages the budgets name, with a course that has a problem to play. */
export const pages = ['', 'courses', 'courses/30k-10k-v2'];
export const locales = ['zh-TW', 'zh-CN', 'en-US', 'ja-JP'];
export const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
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

/** A whole shop on its own data; `BENCH_URL` measures one that runs already. */
export async function startBenchShop() {
  if (process.env.BENCH_URL) return { url: process.env.BENCH_URL.replace(/\/$/, ''), stop: async () => {} };
  const port = Number(process.env.BENCH_PORT ?? 3900);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sente-bench-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, BUILD_DIR: '.next-bench', NODE_ENV: '' },
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
      if (output.includes('Sente is ready')) resolve();
    });
    ended.then(() => reject(new Error('the shop did not start')));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export const pageAddress = (shop, locale, page) => `${shop.url}/${locale}${page ? `/${page}` : ''}`;
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
/** A table row: its cells, the last one ✓ or ✗. */
export const row = (cells, withinBudget) => ({ cells: [...cells, withinBudget ? '✓' : '✗'], withinBudget });
