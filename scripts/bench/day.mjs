import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startInstances, where } from './instances.mjs';
import { purchase } from './purchase.mjs';
import { locales, routes, row } from './shop.mjs';

/** The simulated day: 100,000 visitors, an eighth of them in the busiest hour, in which 2,000 buy. */
const visitorsAnHour = 100_000 / 8;
const pagesOfVisitor = 5;
const readsOfPage = 2;
const buyersAnHour = 2_000;
const seconds = 60;
/** Milliseconds. Pages come from the front's cache; the steps of a purchase write. */
const limits = { read: 50, step: 500 };
const pages = locales.flatMap((locale) => routes.map((route) => `/${locale}${route}`));
const reads = ['ecommerce/products', 'course/coursePlans', 'ecommerce/markets/harbour-kids-club'].map(
  (path) => `/api/${path}`,
);

/**
 * Measures the busiest hour of a day, and of ten such days at once: pages and reads in turn, with complete purchases in parallel; on two new
 * instances, unless a running shop is given.
 */
export async function measureDay({ url, instance = url }) {
  const shop = url ? { url, instances: [instance], stop: async () => {} } : await startInstances();
  const rows = [];
  try {
    for (const one of shop.instances) await warm(one);
    for (const days of [1, 10]) rows.push(...(await busiestHour(shop, days)));
  } finally {
    await shop.stop();
  }
  return {
    ...(!url && { where: `${where}, warm, and the load on the same cores` }),
    title: `A day of 100,000 visitors: its busiest hour, ${seconds} s of it, and ten such days at once. p99 of pages and reads ≤ ${limits.read} ms, of a step of a purchase ≤ ${limits.step} ms, nothing lost`,
    columns: ['what', 'a second', 'p50 ms', 'p99 ms', 'lost', ''],
    rows,
  };
}

/** The state half a minute after a start: everything is cached. */
async function warm(url) {
  for (const path of [...pages, ...reads]) await (await fetch(url + path)).arrayBuffer();
}

async function busiestHour(shop, days) {
  const opened = (days * visitorsAnHour * pagesOfVisitor) / 3_600;
  const loads = [
    { what: 'pages', rate: opened, paths: pages },
    { what: 'reads of the API', rate: opened * readsOfPage, paths: reads },
  ];
  const asked = loads.map(async ({ what, rate, paths }) => {
    const { requests, latency, errors, timeouts, non2xx } = await autocannon({
      // No connection gets to 1,000 requests, because nginx then closes it, and this client may still write its next request to it
      // (docs/benchmarks.md, "A deploy").
      url: shop.url,
      connections: Math.min(40, Math.floor(rate / 2)),
      // Its correction mistakes the interval between two requests, in seconds, for milliseconds: it counts a response of 100 ms as one hundred
      // responses of 1 to 100 ms.
      ignoreCoordinatedOmission: true,
      duration: seconds,
      overallRate: Math.round(rate),
      requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } })),
    });
    const lost = errors + timeouts + non2xx;
    const cells = [requests.average.toFixed(0), latency.p50.toFixed(0), latency.p99.toFixed(0), String(lost)];
    return row([`${what}, ${days} × a day`, ...cells], latency.p99 <= limits.read && lost === 0);
  });
  const bought = purchases(shop, { rate: (days * buyersAnHour) / 3_600 });
  const [ofPages, ofReads, { steps, done, lost, rate }] = await Promise.all([...asked, bought]);
  const sorted = steps.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const cells = [rate.toFixed(2), at(0.5).toFixed(0), at(0.99).toFixed(0), String(lost)];
  const isWithin = at(0.99) <= limits.step && lost === 0 && done > 0;
  return [ofPages, ofReads, row([`steps of ${done} purchases, ${days} × a day`, ...cells], isWithin)];
}

/** Starts `rate` purchases each second, whether earlier ones are done or not; each ends when the product is in the account. */
async function purchases({ url, instances }, { rate }) {
  const steps = [];
  let [done, lost] = [0, 0];
  const begun = performance.now();
  const buyers = [];
  for (let turn = 0; turn < rate * seconds; turn += 1) {
    await pause(Math.max(0, begun + (turn * 1_000) / rate - performance.now()));
    buyers.push(
      purchase({ url, instance: instances[turn % instances.length] }, steps).then(
        () => (done += 1),
        (error) => {
          lost += 1;
          console.error(String(error));
        },
      ),
    );
  }
  await Promise.all(buyers);
  return { steps, done, lost, rate: done / ((performance.now() - begun) / 1_000) };
}
