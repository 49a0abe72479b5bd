import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stopMetrics } from '@/lib/kernel/observe/metrics';
import { numbers } from '@/lib/kernel/observe/numbers';
import { ask } from '../setup/http';
import { observedFront, seriesOf } from '../setup/observed-front';

/** What an instance reports at /metrics, with a fake Next. */
let front: Awaited<ReturnType<typeof observedFront>>;
/** What Next answers for its own metrics: null for no answer in time, a number for a status. */
let nextMetrics: object[] | number | null;
const heard: Record<string, unknown>[] = [];
const next: RequestListener = (req, res) => {
  if (req.url !== '/metrics') {
    heard.push(req.headers);
    const isPage = req.url!.startsWith('/zh-TW');
    const headers = { 'content-type': 'text/html', ...(isPage && { 'x-nextjs-prerender': '1' }) };
    return res.writeHead(req.url!.includes('missing') ? 404 : 200, headers).end('<html></html>');
  }
  if (typeof nextMetrics === 'number') return res.writeHead(nextMetrics).end('null');
  if (nextMetrics) res.end(JSON.stringify(nextMetrics));
};
/** A metric in the form of the SDK. */
const gauge = (name: string, value: number, attributes = {}) => ({
  descriptor: { name, type: 'OBSERVABLE_GAUGE', description: 'of Next', unit: '', valueType: 1 },
  aggregationTemporality: 1,
  dataPointType: 2,
  dataPoints: [{ attributes, startTime: [0, 0], endTime: [0, 0], value }],
});

beforeAll(async () => {
  front = await observedFront(next);
});
beforeEach(() => {
  nextMetrics = [gauge('sente_database_up', 1), gauge('sente_memory_bytes', 7, { process: 'next', kind: 'rss' })];
  heard.length = 0;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await stopMetrics();
  front.close();
});

const metrics = async () => {
  const { status, headers, text } = await ask(`${front.url}/metrics`);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
  return text;
};
const series = async () => seriesOf(await metrics());
const requests = (all: Record<string, number>) =>
  Object.keys(all).filter((name) => name.startsWith('sente_http_request_duration_seconds_count'));

it('is text that Prometheus takes: each family once, all of them known, both processes side by side', async () => {
  await metrics();
  await ask(`${front.url}/zh-TW`);
  const text = await metrics();
  const families = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!] as const);
  expect(new Set(families.map(([name]) => name)).size).toBe(families.length);
  const known = Object.values(numbers).map(({ name }): string => name);
  expect(families.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  // Beside the comments there is nothing but 'name{labels} value'.
  for (const line of text.split('\n').filter((line) => line && !line.startsWith('#')))
    expect(line).toMatch(/^[a-z_]+(?:\{(?:[a-z]+="[^"\n]*",?)+\})? -?[\d.]+(?:e[+-]?\d+)?$/);
  const { 'sente_memory_bytes{process="next",kind="rss"}': ofNext, ...rest } = seriesOf(text);
  expect([ofNext, rest.sente_next_up, rest.sente_database_up]).toEqual([7, 1, 1]);
  expect(rest['sente_memory_bytes{process="front",kind="rss"}']).toBeGreaterThan(1e6);
  expect(rest['sente_cpu_seconds_total{process="front"}']).toBeGreaterThan(0);
  expect(rest['sente_event_loop_delay_seconds{process="front",quantile="0.99"}']).toBeGreaterThanOrEqual(0);
});

it.each([500, null, {}])('answers without a Next that says %s, and says that it is away', async (answer) => {
  nextMetrics = answer as typeof nextMetrics;
  // Skips the real wait for a Next that hangs.
  if (answer === null) vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const { sente_next_up, sente_database_up } = await series();
  expect([sente_next_up, sente_database_up]).toEqual([0, undefined]);
});

it.each(['/metrics', '/metrics?x=1', '/metrics?'])('who comes through a proxy finds no %s', async (path) => {
  const { status, text } = await ask(front.url + path, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect([status, text]).toEqual([404, 'Not found\n']);
});

it.each(['//metrics', '/./metrics', '/METRICS', '/%6detrics', '/metrics/'])(
  'nobody comes to what Next says by %s',
  async (path) => {
    nextMetrics = [gauge('secret', 1)];
    expect((await ask(front.url + path)).text).not.toContain('secret');
  },
);

it('names requests by route, method and class of status, and tells nothing else of them', async () => {
  await metrics();
  await ask(`${front.url}/zh-TW/courses/secret-name?code=123456`);
  await ask(`${front.url}/api/ecommerce/orders/261121-AAAA`);
  await ask(`${front.url}/backstage/collections/users/7`);
  await ask(`${front.url}/api/nothing`, { method: 'POST' });
  await ask(`${front.url}/%zz`);
  const text = await metrics();
  const found = requests(seriesOf(text));
  for (const labels of [
    'route="/{locale}/courses/{slug}",method="GET",status="2xx"',
    'route="/api/ecommerce/orders/{id}",method="GET",status="2xx"',
    'route="/backstage",method="GET",status="2xx"',
    'route="/api",method="POST",status="2xx"',
    'route="other",method="GET",status="4xx"',
  ])
    expect(found).toContain(`sente_http_request_duration_seconds_count{${labels}}`);
  expect(text).not.toMatch(/secret-name|123456|261121/);
});

it('ten thousand made-up addresses make no more series than a hundred', async () => {
  await metrics();
  const made = (index: number) =>
    [`/zh-TW/made-${index}`, `/zh-TW/courses/c-${index}`, `/api/made/${index}`, `/x${index}/y`, `/zh-TW/a/b/${index}`][
      index % 5
    ]!;
  const askMany = async (from: number, to: number) => {
    for (let at = from; at < to; at += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => ask(front.url + made(at + index))));
  };
  await askMany(0, 100);
  const before = requests(await series());
  await askMany(100, 10_000);
  expect(requests(await series())).toEqual(before);
});

it('counts what the cache had, what was old, and what it lacked', async () => {
  const looks = async () => {
    const all = await series();
    return ['hit', 'stale', 'miss'].map(
      (result) => all[`sente_cache_reads_total{cache="page",result="${result}"}`] ?? 0,
    );
  };
  const before = await looks();
  const page = `${front.url}/zh-TW/counted`;
  await ask(page);
  await ask(page);
  await ask(page);
  front.invalidate('content');
  await ask(page);
  const now = await looks();
  expect(now.map((count, index) => count - before[index]!)).toEqual([2, 1, 1]);
});

it('every request that Next hears has a name of the front’s own making, and nothing of a stranger’s trace', async () => {
  const given = {
    'x-request-id': 'mine',
    traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
    tracestate: 'a=b',
    baggage: 'user=ada',
  };
  for (let times = 0; times < 2; times += 1) await ask(`${front.url}/backstage`, { headers: given });
  const ids = heard.map((headers) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  for (const headers of heard) expect(Object.keys(headers)).not.toContain('traceparent');
  for (const headers of heard) expect(JSON.stringify(headers)).not.toMatch(/mine|a=b|ada/);
});
