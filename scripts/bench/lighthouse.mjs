import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProcessorTime } from './processor-time.mjs';
import { startReference } from './reference.mjs';
import { chromium, chromiumFlags, endedRoutes, locales, median, pageAddress, routes, row } from './shop.mjs';

const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];

/**
 * Runs Lighthouse's simulated mobile once on every page, with an empty Next page in between, which shows what machine and framework take at that
 * time. A page over its budget is measured twice more, each time with an empty one before it, and the medians of the three count. Each recording is
 * evaluated twice: by the clock, and by processor time, which does not depend on other load. A recording that failed is made again. It needs a newer
 * Node than the project, so npx brings one.
 */
export async function measureLighthouse(shop) {
  const server = await startReference();
  const empty = { name: 'for comparison: an empty static Next page', url: server.url, results: [] };
  const subjects = routes.flatMap((route) =>
    locales.map((locale) => ({
      name: `/${locale}${route}`,
      url: pageAddress(shop, locale, route),
      isEnded: endedRoutes.includes(route),
      results: [],
      beside: [],
    })),
  );
  const measure = async ({ name, url, isEnded, results, beside }) => {
    await fetch(url);
    const result = await lighthouse(url, isEnded).catch(() => lighthouse(url, isEnded));
    results.push(result);
    beside?.push(empty.results.at(-1));
    // The run takes an hour, so it prints its progress.
    const { lcp, tbt, processorTbt } = timesOf([result]);
    console.log(
      name,
      scoresOf([result]).join(' '),
      `${seconds(lcp)} s`,
      `${tbt} ms, ${processorTbt} by processor time`,
    );
  };
  try {
    for (const [index, subject] of subjects.entries()) {
      if (index % 4 === 0) await measure(empty);
      await measure(subject);
    }
    for (const subject of subjects.filter((subject) => !isWithin(subject))) {
      for (let round = 0; round < 2; round++) {
        await measure(empty);
        await measure(subject);
      }
    }
  } finally {
    server.stop();
  }
  return {
    title:
      'Lighthouse 13, simulated mobile, median of 3 where the first was over budget: performance ≥ 98, the others 100, LCP and TBT ≤ 2 × the empty page, CLS ≤ 0.01',
    columns: ['page', ...categories, 'LCP s', 'TBT ms', 'by the clock', 'CLS', ''],
    rows: [...subjects, empty].map(rowOf),
  };
}

/** Scores in the order of `categories`, by processor time, which changes only performance. */
const scoresOf = (results) =>
  categories.map((name) =>
    median(results.map(({ byProcessor }) => Math.round(byProcessor.categories[name].score * 100))),
  );

function timesOf(results) {
  const of = (audit, time) => median(results.map((result) => result[time].audits[audit].numericValue));
  return {
    lcp: of('largest-contentful-paint', 'byClock'),
    cls: of('cumulative-layout-shift', 'byClock'),
    tbt: Math.round(of('total-blocking-time', 'byClock')),
    processorTbt: Math.round(of('total-blocking-time', 'byProcessor')),
  };
}
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);

function isWithin({ results, beside }) {
  const [performance, ...others] = scoresOf(results);
  const [own, least] = [timesOf(results), timesOf(beside)];
  const isQuick = own.lcp <= 2 * least.lcp && own.processorTbt <= 2 * least.processorTbt && own.cls <= 0.01;
  return performance >= 98 && others.every((score) => score === 100) && isQuick;
}

/** A page's figures, with the empty page's of the same rounds in brackets. */
function rowOf(subject) {
  const { name, results, beside } = subject;
  const [performance, ...others] = scoresOf(results);
  const own = timesOf(results);
  if (!beside)
    return {
      cells: [name, performance, '', '', '', '', seconds(own.lcp), own.processorTbt, own.tbt, own.cls.toFixed(3), ''],
    };
  const least = timesOf(beside);
  const each = results.map((result) => scoresOf([result])[0]);
  return row(
    [
      name,
      each.length > 1 ? `${performance} (${each.join(', ')})` : performance,
      ...others,
      `${seconds(own.lcp)} (${seconds(least.lcp)})`,
      `${own.processorTbt} (${least.processorTbt})`,
      `${own.tbt} (${least.tbt})`,
      own.cls.toFixed(3),
    ],
    isWithin(subject),
  );
}

/** Ended pages are `noindex` on purpose, so that audit is skipped for them. */
async function lighthouse(url, isEnded) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-lighthouse-'));
  const audit = async (source) => {
    const { stdout } = await run(
      'npx',
      [
        '-y',
        '-p',
        'node@24',
        '-p',
        'lighthouse@13',
        'lighthouse',
        url,
        '--quiet',
        '--output=json',
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${chromiumFlags.join(' ')}`,
        source,
        ...(isEnded ? ['--skip-audits=is-crawlable'] : []),
      ],
      { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: chromium } },
    );
    return JSON.parse(stdout.slice(stdout.indexOf('{')));
  };
  try {
    const byClock = await audit(`-GA=${folder}`);
    const recording = path.join(folder, 'trace.json');
    writeFileSync(recording, JSON.stringify(inProcessorTime(JSON.parse(readFileSync(recording, 'utf8')))));
    const byProcessor = await audit(`-A=${folder}`);
    return { byClock, byProcessor };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
