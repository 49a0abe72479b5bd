import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Agent } from 'undici';
import { sitemap } from './all-pages.mjs';
import { row } from './shop.mjs';

const seconds = 60;
const limits = { p99: 500, slowest: 2_000 };

/**
 * Requests all pages of the sitemap in turn from the moment a shop is ready: first a new build on new data, then a warm one whose clock is moved on
 * by two hours (Debian's `faketime`), as after a night without visitors.
 */
export async function measureFirstMinute(shop) {
  if (!shop.renew) throw new Error('a shop that runs already had its first minute');
  await shop.renew();
  const pages = await sitemap(shop);
  const rows = [result('a new build on new data', await askInTurn(shop.url, pages))];
  const clock = movableClock();
  if (clock) {
    await shop.restart(clock.env);
    await askInTurn(shop.url, pages);
    clock.moveOn('+2h');
    rows.push(result('after two hours in which nobody came', await askInTurn(shop.url, pages)));
    await shop.restart();
  }
  return {
    title: 'The first minute, 16 connections: p99 ≤ 500 ms, nothing over 2 s',
    columns: ['what', 'requests/s', 'p99 ms', 'slowest ms', 'over 2 s', ''],
    rows,
  };
}

/**
 * Requests the sitemap repeatedly for a minute. Our own load generator, because wrk times out after two seconds and counts such responses, and
 * autocannon's connections all request the same page.
 */
async function askInTurn(url, pages, connections = 16) {
  const agent = new Agent({ connections });
  const headers = { 'accept-encoding': 'gzip' };
  const times = [];
  const begun = performance.now();
  let turn = 0;
  const visitor = async () => {
    while (performance.now() - begun < 1_000 * seconds) {
      const path = pages[turn++ % pages.length];
      const since = performance.now();
      const { statusCode, body } = await agent.request({ origin: url, path, method: 'GET', headers });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  await agent.close();
  return times.sort((one, other) => one - other);
}

const result = (what, times) => {
  const [p99, slowest] = [times[Math.floor(times.length * 0.99)], times.at(-1)];
  const late = times.filter((time) => time > limits.slowest).length;
  const cells = [(times.length / seconds).toFixed(0), p99.toFixed(1), slowest.toFixed(0), String(late)];
  return row([what, ...cells], p99 <= limits.p99 && late === 0);
};

/** A clock that can be moved; null where the library is missing. */
function movableClock() {
  const library = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join('/usr/lib', name, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file));
  if (!library) return null;
  const file = path.join(tmpdir(), `sente-clock-${process.pid}`);
  const moveOn = (by) => writeFileSync(file, by);
  moveOn('+0');
  return {
    moveOn,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}
