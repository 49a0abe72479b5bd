import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { untilReady } from '@/scripts/lib/readiness.mjs';
import { bundleServer } from '@/scripts/lib/server-bundle.mjs';
import { freePort } from '../setup/free-port';
import { frontBuild } from '../setup/front-build';
import { ask as askFor } from '../setup/http';
import { processesWith } from '../setup/processes';
import { hasRedis, startRedis } from '../setup/redis-server';

/** The production server as it is started and supervised, with a fake Next. */
const { buildDir: BUILD_DIR, remove } = frontBuild('front');
const folder = path.resolve(BUILD_DIR);
const nextScript = 'tests/setup/fake-next.mjs';

/** Bundled once for all, as by `--only=build`. */
let front: string;
beforeAll(async () => {
  front = await bundleServer({ BUILD_DIR });
});

let server: ChildProcess;
let output = '';
let ended: Promise<number>;
let PORT: string;
function run(
  command: string[],
  env: Record<string, string>,
  stdio: ('pipe' | 'ignore' | 'ipc')[] = ['ignore', 'pipe', 'pipe'],
) {
  output = '';
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env, VITEST: '', NODE_ENV: 'production' },
    stdio,
  });
  server = child;
  ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? -1)));
  // Late output of the previous server does not count.
  const hear = (chunk: Buffer) => child === server && (output += chunk);
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
}
type Given = { HOST?: string; lookEvery?: number; DRAIN_SECONDS?: string } & Record<string, string | number>;
async function start({ HOST = '127.0.0.1', lookEvery = 5_000, DRAIN_SECONDS = '0', ...given }: Given = {}) {
  PORT = String(await freePort());
  const env = {
    HOST,
    PORT,
    SITE_URL: 'http://sente.example',
    DATA_DIR: BUILD_DIR,
    BUILD_DIR,
    DRAIN_SECONDS,
    ...(given as Record<string, string>),
  };
  run(['tests/setup/server.mjs', nextScript, String(lookEvery), 'bundled'], env);
  await untilReady(env, ended, { limit: 20_000 });
  // A process that dies before its supervisor has seen it serve is not restarted: the start has failed.
  await untilLogged('The server is watched over.');
}

/** Status and `Retry-After`; status 0 without a response. */
const ask = (url: string) =>
  new Promise<{ status: number; retryAfter?: string | undefined }>((resolve) => {
    request({ host: '127.0.0.1', port: PORT, path: url, agent: false }, (res) => {
      const response = { status: res.statusCode ?? 0, retryAfter: res.headers['retry-after'] };
      res.on('end', () => resolve(response)).resume();
    })
      .on('error', () => resolve({ status: 0 }))
      .end();
  });
const statusOf = async (url: string) => (await ask(url)).status;

/** Every Next so far. */
const started = () => [...output.matchAll(/next (\d+)/g)].map(([, pid]) => Number(pid));
const controlNext = (what: 'dies' | 'waits' | 'behind') => writeFileSync(path.join(folder, what), '');
const untilLogged = (what: string) => vi.waitFor(() => expect(output).toContain(what), { timeout: 30_000 });
function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

afterEach(async () => {
  for (const what of ['dies', 'waits', 'behind']) rmSync(path.join(folder, what), { force: true });
  const gone = server.exitCode ?? server.signalCode ?? once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
});
afterAll(remove);

it.each(['', 'localhost', '127.0.0.1', '0.0.0.0', '::1', '::'])('becomes ready on HOST=%s', async (host) => {
  await start({ HOST: host });
});

it('stops in order: no new caller is heard, those being served are served, then Next ends', async () => {
  await start();
  const running = Array.from({ length: 90 }, () => statusOf('/backstage/slow'));
  await vi.waitFor(() => expect(output.match(/asked/g)?.length).toBe(90), { timeout: 5_000 });
  server.kill('SIGTERM');
  await vi.waitFor(async () => expect(await statusOf('/backstage')).toBe(0), { timeout: 5_000 });
  expect(output).not.toContain('next is told');
  process.kill(started()[0]!, 'SIGUSR2');
  expect(await Promise.all(running)).toEqual(Array.from({ length: 90 }, () => 200));
  expect(await ended).toBe(0);
  expect(output).toMatch(/answered\s+next is told: stop\s*$/);
});

it('drains: is not ready any more and goes on answering for the stated time, then ends', async () => {
  await start({ DRAIN_SECONDS: '2' });
  await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(200), { timeout: 10_000 });
  const since = performance.now();
  server.kill('SIGTERM');
  await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(503), { timeout: 1_500 });
  expect([await statusOf('/health/live'), await statusOf('/zh-TW'), await statusOf('/backstage')]).toEqual([
    200, 200, 200,
  ]);
  expect(await ended).toBe(0);
  expect(performance.now() - since).toBeGreaterThan(2_000);
  expect(output).toMatch(/next is told: stop\s*$/);
});

it('a front whose starter was killed drains no longer: Next has gone with it', async () => {
  await start({ DRAIN_SECONDS: '60' });
  server.kill('SIGKILL');
  await vi.waitFor(() => expect(processesWith(`PORT=${PORT}`)).toEqual([]), { timeout: 15_000 });
});

it('is not ready while the database is behind or Next is away, and lives all the same', async () => {
  await start();
  await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(200), { timeout: 10_000 });
  controlNext('behind');
  await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(503), { timeout: 5_000 });
  rmSync(path.join(folder, 'behind'));
  await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(200), { timeout: 5_000 });
  controlNext('waits');
  process.kill(started()[0]!, 'SIGKILL');
  await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(503), { timeout: 5_000 });
  expect(await statusOf('/health/live')).toBe(200);
  await vi.waitFor(() => expect(started()).toHaveLength(2), { timeout: 30_000 });
});

it('outlives Next: keeps answering what it has cached, 503 for the rest, and starts Next again', async () => {
  await start();
  expect(await statusOf('/backstage')).toBe(200);
  controlNext('waits');
  const underWay = ask('/backstage/slow');
  await untilLogged('asked');
  process.kill(started()[0]!, 'SIGKILL');
  expect(await underWay).toEqual({ status: 503, retryAfter: '5' });
  await untilLogged('Next has ended (SIGKILL): started again now.');
  expect(await statusOf('/zh-TW')).toBe(200);
  expect(await ask('/backstage')).toEqual({ status: 503, retryAfter: '5' });
  rmSync(path.join(folder, 'waits'));
  await untilLogged('Next is ready again.');
  expect(await statusOf('/backstage')).toBe(200);
  expect(started()).toHaveLength(2);
  // It notifies both that every page may be stale.
  await untilLogged('next is told: revalidate');
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output).toContain('next is told: stop');
});

it('says its numbers, and its log is one JSON object a line that names the request', async () => {
  await start();
  expect(await statusOf('/metrics')).toBe(200);
  const underWay = askFor(`http://127.0.0.1:${PORT}/backstage/slow`);
  await untilLogged('asked');
  process.kill(started()[0]!, 'SIGKILL');
  const { status, headers } = await underWay;
  expect(status).toBe(503);
  await untilLogged('a request failed');
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  // A user who reports the failure can name the request.
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(entries.find(({ msg }) => msg === 'a request failed')).toMatchObject({
    level: 50,
    name: 'front',
    pid: expect.any(Number),
    time: expect.any(Number),
    requestId: headers['x-request-id'],
  });
});

it('a front that dies is started again before the same Next, which hears that all may be old', async () => {
  await start();
  expect(await statusOf('/backstage')).toBe(200);
  const [killed] = processesWith(`PORT=${PORT}`).filter(({ command }) => command.includes('front/main.mjs'));
  process.kill(killed!.pid, 'SIGKILL');
  await untilLogged('The front is ready again.');
  expect(await statusOf('/backstage')).toBe(200);
  await untilLogged('next is told: revalidate');
  expect(started()).toHaveLength(1);
});

it.skipIf(process.platform === 'win32')('a Next that hangs is ended and started again', async () => {
  await start({ lookEvery: 100 });
  process.kill(started()[0]!, 'SIGSTOP');
  await untilLogged('Next has ended (SIGKILL): started again now.');
  await untilLogged('Next is ready again.');
});

describe('what is shared through Redis', () => {
  it.skipIf(!hasRedis)('a second instance answers with the page that the first one made', async () => {
    const redis = await startRedis();
    const shared = {
      REDIS_URL: redis.url,
      PAYLOAD_SECRET: 'known to all instances of this shop',
      DATABASE_URL: 'postgresql://database/shop',
    };
    try {
      /** An instance does not wait more than 50 ms for Redis: on a busy machine it may make its own page. */
      const before: string[] = [];
      for (let instance = 1; ; instance += 1) {
        await start({ ...shared, DATA_DIR: `${BUILD_DIR}/${instance}` });
        await untilLogged('pages are shared');
        const page = (await askFor(`http://127.0.0.1:${PORT}/zh-TW`)).text;
        if (before.includes(page)) break;
        expect(page).toBe(`done by ${started()[0]}`);
        expect(instance, 'instances that shared nothing').toBeLessThan(6);
        before.push(page);
        server.kill('SIGTERM');
        await ended;
      }
    } finally {
      await redis.end();
    }
  });

  it('is not loaded where there is none', async () => {
    const { outputFiles } = await bundle({
      entryPoints: ['server/main.ts'],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    const text = outputFiles[0]!.text;
    expect(text).toMatch(/^import .* from "undici";$/m);
    expect(text).toContain('import("@redis/client")');
    expect(text).not.toMatch(/^import .*"@redis\/client";$/m);
  });
});

it('gives up when Next dies at each start: whoever watches it is told by the exit code', async () => {
  await start();
  controlNext('dies');
  process.kill(started()[0]!, 'SIGKILL');
  expect(await ended).toBe(1);
  expect(started()).toHaveLength(6);
  expect(output).toContain('Next has ended (exit code 7), and 5 starts in a row did not make it ready: giving up.');
});

it('stops while it waits to start Next again, and does not start it', async () => {
  await start();
  controlNext('dies');
  process.kill(started()[0]!, 'SIGKILL');
  await untilLogged('Next has ended (exit code 7): started again in 4 s.');
  const before = started();
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(started()).toEqual(before);
});

it('stops while Next is being started again, and leaves none', async () => {
  await start();
  controlNext('waits');
  process.kill(started()[0]!, 'SIGKILL');
  await vi.waitFor(() => expect(started()).toHaveLength(2), { timeout: 30_000 });
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(started().filter(isRunning)).toEqual([]);
  expect(started()).toHaveLength(2);
});

it('a front ends when its starter has gone before it listened for that', async () => {
  const env = { SITE_URL: 'http://sente.example', DATA_DIR: BUILD_DIR, NEXT_SOCKET: path.join(folder, 'next') };
  run([front], env, ['ignore', 'pipe', 'pipe', 'ipc']);
  const gone = once(server, 'exit');
  server.disconnect();
  expect(await gone).toEqual([0, null]);
});
