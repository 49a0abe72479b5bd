import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inTurn, sitemap } from './all-pages.mjs';
import { row } from './shop.mjs';
import { wrk } from './wrk.mjs';

/**
 * All pages of the sitemap in turn from the second a shop is ready: a new build on new data, then a warm one whose clock is moved on by two hours
 * (Debian's `faketime`), as after a night in which nobody came.
 */
export async function measureFirstMinute(shop) {
  if (!shop.renew) throw new Error('a shop that runs already had its first minute');
  await shop.renew();
  const script = inTurn(await sitemap(shop));
  const rows = [result('a new build on new data', await wrk(shop.url, { script, seconds: 60 }))];
  const clock = movableClock();
  if (clock) {
    await shop.restart(clock.env);
    await wrk(shop.url, { script, seconds: 60 });
    clock.moveOn('+2h');
    rows.push(result('after two hours in which nobody came', await wrk(shop.url, { script, seconds: 60 })));
    await shop.restart();
  }
  return {
    title: 'The first minute, 16 connections: p99 ≤ 500 ms, nothing over 2 s',
    columns: ['what', 'requests/s', 'p99 ms', 'slowest ms', ''],
    rows,
  };
}

const result = (what, { rate, p99, slowest }) =>
  row([what, rate.toFixed(0), p99.toFixed(1), slowest.toFixed(0)], p99 <= 500 && slowest <= 2000);

/** Null where the library is missing. */
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
      ...{ LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' },
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}
