import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { NextClient } from '@/server/proxy/next-client';
import { frontBefore } from '../setup/front-before';
import { ask } from '../setup/http';

/** What the front reports about its health, before a fake Next. */
const folder = mkdtempSync(path.join(tmpdir(), 'sente-health-'));
const well = { database: 'ok', migrations: 'ok' };
const allWell = { next: 'ok', ...well, pages: 'ok' };
let next: Server;
/** What Next reports about its database; null: no answer in time, as if it hung. */
let reported: unknown;
let questions: number;
let pageStatus: number;
let server: Server;
let front: ReturnType<typeof frontBefore>;
let url: string;

beforeAll(async () => {
  next = createServer((req, res) => {
    if (req.url !== '/health/ready')
      return res.writeHead(pageStatus, { 'content-type': 'text/html', 'x-nextjs-prerender': '1' }).end('<html></html>');
    questions += 1;
    if (reported !== null) res.end(JSON.stringify(reported));
  });
  await new Promise<void>((resolve) => next.listen(path.join(folder, 'next'), resolve));
});
beforeEach(async () => {
  reported = well;
  questions = 0;
  pageStatus = 200;
  front = frontBefore(new NextClient(path.join(folder, 'next')));
  server = createServer(front.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  front.warmer.stop();
  server.closeAllConnections();
  server.close();
});
afterAll(() => {
  next.closeAllConnections();
  next.close();
  rmSync(folder, { recursive: true, force: true });
});

const ready = async () => {
  const { status, headers, text } = await ask(`${url}/health/ready`);
  expect(headers['cache-control']).toBe('no-store');
  return { httpStatus: status, ...(JSON.parse(text) as { status: string; checks?: Record<string, string> }) };
};
const untilReady = () => vi.waitFor(async () => expect((await ready()).httpStatus).toBe(200), { timeout: 10_000 });
/** A result is cached for a second: skips that second, and stops the clock there. */
function aSecondLater() {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
}

it('lives as soon as it answers, and is ready once its first pages are there', async () => {
  pageStatus = 503;
  expect(JSON.parse((await ask(`${url}/health/live`)).text)).toEqual({ status: 'live' });
  expect(await ready()).toMatchObject({ httpStatus: 503, status: 'unready', checks: { ...allWell, pages: 'warming' } });
  pageStatus = 200;
  await untilReady();
  expect(await ready()).toMatchObject({ status: 'ready', checks: allWell });
});

it.each([
  ['a database that is away', { database: 'away', migrations: 'unknown' }, {}],
  ['a database that nobody has migrated as far', { database: 'ok', migrations: 'behind' }, {}],
  ['a Next that answers something else', 'done', { next: 'away', database: 'unknown', migrations: 'unknown' }],
  ['a Next that hangs', null, { next: 'away', database: 'unknown', migrations: 'unknown' }],
])('is not ready with %s, and says why', async (_name, answer, found) => {
  await untilReady();
  aSecondLater();
  reported = answer;
  const expected = { ...allWell, ...(typeof answer === 'object' ? answer : {}), ...found };
  expect(await ready()).toMatchObject({ httpStatus: 503, status: 'unready', checks: expected });
});

it('is ready without a database where all APIs stand elsewhere', async () => {
  reported = { database: 'none', migrations: 'none' };
  await untilReady();
});

it('a hundred who ask are answered by one look, and the next second by another', async () => {
  await untilReady();
  aSecondLater();
  questions = 0;
  await Promise.all(Array.from({ length: 100 }, ready));
  expect(questions).toBe(1);
  aSecondLater();
  await ready();
  expect(questions).toBe(2);
});

it.each(['/health/ready', '/health/live', '/health/ready?x=1'])(
  'who comes through a proxy finds no %s',
  async (path) => {
    const { status, text } = await ask(url + path, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect([status, text]).toEqual([404, 'Not found\n']);
    expect(questions).toBe(0);
  },
);

it.each(['//health/ready', '/health/./ready', '/health/READY', '/Health/ready', '/%68ealth/ready'])(
  'nobody comes to what Next says by %s',
  async (path) => {
    reported = { secret: true };
    expect((await ask(url + path)).text).not.toContain('secret');
  },
);

it('drains: is not ready, answers all the rest, and keeps no connection', async () => {
  await untilReady();
  front.drain();
  expect(await ready()).toMatchObject({ httpStatus: 503, status: 'draining' });
  const page = await ask(`${url}/zh-TW`, { headers: { connection: 'keep-alive' } });
  expect([page.status, page.headers.connection]).toEqual([200, 'close']);
});
