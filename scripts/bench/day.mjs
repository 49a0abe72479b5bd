import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Agent, request } from 'undici';
import { locales, routes, row } from './shop.mjs';

/** The day that is played: 100,000 visitors, an eighth of them in the busiest hour, in which 2,000 buy. */
const visitorsAnHour = 100_000 / 8;
const pagesOfVisitor = 5;
const readsOfPage = 2;
const buyersAnHour = 2_000;
const seconds = 60;
/** Milliseconds. A page is the front's; a step of a purchase writes. */
const limits = { read: 50, step: 500 };
/** Milliseconds after which what was paid must be there, and after which nobody waits for an answer any more. */
const delivered = 15_000;
const patience = 30_000;
const reads = ['ecommerce/products', 'course/coursePlans', 'ecommerce/markets/harbour-kids-club'];

/** The busiest hour of a day, and ten such days at once: pages and reads in turn, and purchases to their end beside them. */
export async function measureDay(shop, { instance = shop.url }) {
  const rows = [];
  for (const days of [1, 10]) rows.push(...(await busiestHour({ url: shop.url, instance }, days)));
  return {
    title: `A day of 100,000 visitors: its busiest hour, ${seconds} s of it, and ten such days at once. p99 of pages and reads ≤ ${limits.read} ms, of a step of a purchase ≤ ${limits.step} ms, nothing lost`,
    columns: ['what', 'a second', 'p50 ms', 'p99 ms', 'lost', ''],
    rows,
  };
}

async function busiestHour(shop, days) {
  const pages = (days * visitorsAnHour * pagesOfVisitor) / 3_600;
  const loads = [
    { what: 'pages', rate: pages, paths: locales.flatMap((locale) => routes.map((route) => `/${locale}${route}`)) },
    { what: 'reads of the API', rate: pages * readsOfPage, paths: reads.map((path) => `/api/${path}`) },
  ];
  const asked = loads.map(async ({ what, rate, paths }) => {
    const { requests, latency, errors, timeouts, non2xx } = await autocannon({
      // None gets to its thousandth request: there nginx closes a connection, and this load may write its next one on it (docs/benchmarks.md, "A deploy").
      ...{ url: shop.url, connections: Math.min(40, Math.floor(rate / 2)) },
      // Its correction counts an answer of 100 ms as one hundred, of 1 to 100 ms: it takes the interval between two requests, in seconds, for milliseconds.
      ignoreCoordinatedOmission: true,
      ...{ duration: seconds, overallRate: Math.round(rate) },
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

/** So many begin each second, whether those before are done or not; each ends with what was bought in the account. */
async function purchases(shop, { rate }) {
  const steps = [];
  let [done, lost] = [0, 0];
  const begun = performance.now();
  const buyers = [];
  for (let turn = 0; turn < rate * seconds; turn += 1) {
    await pause(Math.max(0, begun + (turn * 1_000) / rate - performance.now()));
    buyers.push(
      purchase(shop, steps).then(
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

/**
 * Registers, orders, pays on the sandbox's page and finds the course in the account. An account is made at an instance itself, from a network of its own: one network makes
 * few, and a proxy knows where a buyer comes from.
 */
async function purchase({ url, instance }, steps) {
  const address = `198.${randomInt(18, 20)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
  const dispatcher = new Agent({ headersTimeout: patience, bodyTimeout: patience });
  const ask = async (path, { token, body, form, expected = 200, tries = 5, at = url } = {}) => {
    const since = performance.now();
    const response = await request(new URL(path, at), {
      dispatcher,
      method: body || form ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': address,
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        'idempotency-key': randomBytes(12).toString('hex'),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: form ? new URLSearchParams(form).toString() : body && JSON.stringify(body),
    });
    const text = await response.body.text();
    steps.push(performance.now() - since);
    // As the form does: passwords are costly, and a crowd is asked to come again.
    const wait = Number(response.headers['retry-after'] ?? 1);
    if (response.statusCode === 429 && tries > 0 && wait <= 10) {
      await pause(1_000 * wait);
      return ask(path, { token, body, form, expected, at, tries: tries - 1 });
    }
    if (response.statusCode !== expected) throw new Error(`${path}: ${response.statusCode} ${text.slice(0, 200)}`);
    return expected === 200 && response.headers['content-type']?.includes('json') ? JSON.parse(text) : text;
  };
  try {
    const username = `bench-${randomBytes(6).toString('hex')}`;
    const who = { username, email: `${username}@mail.example`, password: 'four-eyes-live', realName: '王小石' };
    const { token } = await ask('/api/user/register', { at: instance, body: { ...who, locale: 'en-US' } });
    const cart = { items: [{ productId: 'tesuji-core', quantity: 1 }], currency: 'USD', locale: 'en-US' };
    const { total } = await ask('/api/ecommerce/cart/price', { token, body: cart });
    const order = await ask('/api/ecommerce/orders', { token, body: { ...cart, expectedTotal: total, again: true } });
    const { redirectUrl } = await ask(`/api/ecommerce/orders/${order.id}/payments`, {
      ...{ token, body: { provider: 'sandbox', locale: 'en-US' } },
    });
    const { pathname, search } = new URL(redirectUrl, url);
    const [, formToken] = /name="token" value="([^"]+)"/.exec(await ask(pathname + search)) ?? [];
    await ask(pathname + search, { form: { token: formToken, step: 'choose', action: 'approve' }, expected: 303 });
    // The provider's word may come after the buyer's browser.
    const isOwned = async () =>
      (await ask('/api/user/entitlements', { token })).some(({ productId }) => productId === 'tesuji-core');
    const until = performance.now() + delivered;
    while (!(await isOwned())) {
      if (performance.now() > until) throw new Error(`${username} paid for nothing`);
      await pause(500);
    }
  } finally {
    await dispatcher.close();
  }
}
