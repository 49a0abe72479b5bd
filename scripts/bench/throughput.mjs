import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { nextCommand } from '../../server/next/command.mjs';
import { root } from '../lib/paths.mjs';
import { untilReady } from '../lib/readiness.mjs';
import { inTurn, sitemap } from './all-pages.mjs';
import { median, pageAddress, row } from './shop.mjs';
import { wrk } from './wrk.mjs';

const rounds = 3;
const hotPage = '/courses/30k-10k-v2';

/**
 * Measures a hot page through the front, the same page of the same build by plain `next start`, and all pages of the sitemap in turn, alternating, so
 * that changes of the machine's load cancel out; then the minutes after an edit and after a start.
 */
export async function measureThroughput(shop) {
  const page = pageAddress(shop, 'zh-TW', hotPage);
  const all = await sitemap(shop);
  // The state half a minute after a first start: every page is cached.
  for (const address of all) await (await fetch(shop.url + address)).arrayBuffer();
  const plain = await startPlainNext(shop);
  const hot = [];
  const theirs = [];
  const turn = [];
  try {
    for (let round = 0; round < rounds; round++) {
      hot.push(await wrk(page, { script: inTurn([`/zh-TW${hotPage}`]) }));
      theirs.push(await wrk(plain.page));
      turn.push(await wrk(page, { script: inTurn(all) }));
    }
  } finally {
    plain.stop();
  }
  await shop.edit?.();
  const afterEdit = await wrk(page, { script: inTurn(all), seconds: 60 });
  const memory = residentMegabytes();
  await shop.restart?.();
  const afterStart = await wrk(page, { script: inTurn(all), seconds: 60 });
  const rate = (list) => median(list.map((measured) => measured.rate));
  const times = median(hot.map((measured, round) => measured.rate / theirs[round].rate));
  const share = median(turn.map((measured, round) => measured.rate / hot[round].rate));
  const p99 = median(turn.map((measured) => measured.p99));
  const minute = (name, { rate: measured, p99: worst }) =>
    row(
      [name, measured.toFixed(0), (measured / rate(hot)).toFixed(2), worst.toFixed(1)],
      measured / rate(hot) >= 0.7 && worst <= 50,
    );
  return {
    title:
      'Throughput: a hot page ≥ 15 × plain `next start`, all pages in turn ≥ 0.7 of the hot one with p99 ≤ 50 ms, server ≤ 512 MB',
    columns: ['what', 'requests/s', 'ratio', 'p99 ms', ''],
    rows: [
      row([`/zh-TW${hotPage}, through the front`, rate(hot).toFixed(0), `${times.toFixed(1)} ×`, ''], times >= 15),
      row(['the same by plain `next start`', rate(theirs).toFixed(0), '1 ×', ''], true),
      row(
        [`${all.length} pages in turn`, rate(turn).toFixed(0), share.toFixed(2), p99.toFixed(1)],
        share >= 0.7 && p99 <= 50,
      ),
      minute('the same in the minute after an edit', afterEdit),
      minute('the same in the minute after a start', afterStart),
      row(['memory of the server afterwards, MB', memory.toFixed(0), '', ''], memory <= 512),
    ],
  };
}

async function startPlainNext(shop) {
  const port = 3991;
  const child = spawn(process.execPath, [nextCommand, 'start', '-p', String(port)], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...shop.env(), NODE_ENV: 'production', PORT: String(port) },
  });
  const address = `http://localhost:${port}`;
  await untilReady({ PORT: port, SITE_URL: address }, new Promise(() => {}), { path: `/zh-TW${hotPage}` });
  return { page: `${address}/zh-TW${hotPage}`, stop: () => child.kill('SIGTERM') };
}

/** Both processes of the server: the front and Next. */
function residentMegabytes() {
  let pages = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      if (/(?:front\/main|scripts\/next)\.mjs/.test(command))
        pages += Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    } catch {
      // The process has just ended.
    }
  }
  return (pages * 4096) / 1e6;
}
