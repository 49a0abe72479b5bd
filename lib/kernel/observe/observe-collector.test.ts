import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { diag } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/kernel/env';
import { startObserving, stopObserving } from './observe';
import { inSpan } from './tracing';
import { ask } from '@/tests/setup/http';
import { observedFront } from '@/tests/setup/observed-front';

/** The requests that the test's fake collector receives. */
type Attribute = { key: string; value: Record<string, unknown> };
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };
type Sent = {
  resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
  resourceMetrics?: { resource: { attributes: Attribute[] }; scopeMetrics: { metrics: { name: string }[] }[] }[];
};
let sent: (Sent & { path: string })[];
let collector: Server;
let statusOfCollector: number;
let front: Awaited<ReturnType<typeof observedFront>>;
let heard: (string | undefined)[];
const next: RequestListener = (req, res) => {
  heard.push(req.headers.traceparent as string | undefined);
  res.end('done');
};

beforeEach(async () => {
  [sent, heard, statusOfCollector] = [[], [], 200];
  collector = createServer((req, res) => {
    let body = '';
    req
      .on('data', (chunk) => (body += chunk))
      .on('end', () => {
        sent.push({ path: req.url!, ...(JSON.parse(body) as Sent) });
        res.writeHead(statusOfCollector, { 'content-type': 'application/json' }).end('{}');
      });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  front = await observedFront(next);
});
afterEach(async () => {
  await stopObserving();
  front.close();
  collector.closeAllConnections();
  collector.close();
  vi.unstubAllEnvs();
  delete env.OTEL_EXPORTER_OTLP_ENDPOINT;
});

async function observe(more: Record<string, string> = {}) {
  env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT: env.OTEL_EXPORTER_OTLP_ENDPOINT, ...more };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  await startObserving('front');
}
const spans = () =>
  sent.flatMap(({ resourceSpans = [] }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
const stranger = { traceId: '1'.repeat(32), spanId: '2'.repeat(16) };
const askBackOffice = () =>
  ask(`${front.url}/backstage?token=secret`, {
    headers: { traceparent: `00-${stranger.traceId}-${stranger.spanId}-01` },
  });

it('a request is a trace of its own, which Next goes on with', async () => {
  await observe();
  await askBackOffice();
  await stopObserving();
  const [own, passed] = ['GET /backstage', 'Next'].map((name) => spans().find((span) => span.name === name)!);
  expect(heard).toEqual([`00-${passed!.traceId}-${passed!.spanId}-01`]);
  expect(passed).toMatchObject({ traceId: own!.traceId, parentSpanId: own!.spanId });
  expect(own!.parentSpanId ?? '').toBe('');
  expect(own!.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(JSON.stringify(sent)).not.toMatch(new RegExp(`secret|${stranger.traceId}|${stranger.spanId}`));
});

it('which are sampled is said by the settings alone, whatever a stranger asks for', async () => {
  await observe({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
  await askBackOffice();
  await stopObserving();
  expect(heard).toEqual([expect.stringMatching(/-00$/)]);
  expect(spans()).toEqual([]);
});

it('the numbers come to the same collector, under the name of the service and of the process', async () => {
  await observe({ OTEL_SERVICE_NAME: 'go-school' });
  await askBackOffice();
  await stopObserving();
  const { resource, scopeMetrics } = sent.find(({ path }) => path === '/v1/metrics')!.resourceMetrics![0]!;
  expect(resource.attributes).toEqual(
    expect.arrayContaining([
      { key: 'service.name', value: { stringValue: 'go-school' } },
      { key: 'sente.process', value: { stringValue: 'front' } },
    ]),
  );
  expect(scopeMetrics.flatMap(({ metrics }) => metrics.map(({ name }) => name))).toEqual(
    expect.arrayContaining(['sente_http_request_duration_seconds', 'sente_cache_reads_total', 'sente_memory_bytes']),
  );
});

it('what fails is told by the name of its error, and addresses without their query', async () => {
  await observe();
  const attributes = { 'http.target': '/api/user?code=sesame' };
  const failing = inSpan('GET /api?code=sesame', { attributes }, () => Promise.reject(new TypeError('of Yumi')));
  await expect(failing).rejects.toThrow('of Yumi');
  await stopObserving();
  const [span] = spans();
  expect(span).toMatchObject({ name: 'GET /api', status: { code: 2 } });
  // These words cannot occur in a random id, which is hexadecimal.
  expect(JSON.stringify(sent)).not.toMatch(/sesame|Yumi/);
});

it('a collector that takes nothing is said once, and holds up nobody', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  statusOfCollector = 400;
  await observe();
  for (let times = 0; times < 3; times += 1) {
    expect((await askBackOffice()).status).toBe(200);
    diag.error('the collector said no');
  }
  await stopObserving();
  const logged = write.mock.calls.map(([line]) => JSON.parse(String(line)) as { msg: string });
  expect(logged.filter(({ msg }) => msg === 'what was observed could not be sent')).toHaveLength(1);
});

it('without a collector nothing is made, nothing is sent, and Next hears of no trace', async () => {
  await startObserving('front');
  await askBackOffice();
  await stopObserving();
  expect([heard, sent]).toEqual([[undefined], []]);
});
