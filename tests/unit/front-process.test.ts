import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { untilReady } from '@/scripts/lib/readiness.mjs';
import { bundleServer } from '@/scripts/lib/server-bundle.mjs';
import { freePort } from '../setup/free-port';
import { processesWith } from '../setup/processes';

/** The production server as it is started and kept running, with a Next of the test's own making. */
const BUILD_DIR = `test-results/front-${process.pid}`;
const folder = path.resolve(BUILD_DIR);
const nextScript = path.join(folder, 'next.mjs');

const fakeNext = `
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
console.log('next ' + process.pid);
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  console.log('next is told: ' + message);
  if (message === 'stop') process.exit(0);
});
const told = (what) => existsSync(process.env.DATA_DIR + '/' + what);
if (told('dies')) process.exit(7);
while (told('waits')) await pause(20);
const waiting = [];
process.on('SIGUSR2', () => waiting.forEach((answer) => answer()));
rmSync(process.env.NEXT_SOCKET, { force: true });
createServer((req, res) => {
  const headers = { 'content-type': 'text/plain', 'cache-control': req.url.startsWith('/zh-TW') ? 'public' : 'no-store' };
  const answer = () => { res.writeHead(200, headers); res.end('done'); console.log('answered'); };
  if (req.url === '/backstage/slow') { waiting.push(answer); console.log('asked'); } else answer();
}).listen(process.env.NEXT_SOCKET, () => process.send('ready'));
setInterval(() => process.send('alive', () => {}), 20);
`;

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
  server = spawn(process.execPath, command, {
    env: { ...process.env, ...env, VITEST: '', NODE_ENV: 'production' },
    stdio,
  });
  ended = new Promise((resolve) => server.on('close', (code) => resolve(code ?? -1)));
  server.stdout?.on('data', (chunk) => (output += chunk));
  server.stderr?.on('data', (chunk) => (output += chunk));
}
async function start({ HOST = '127.0.0.1', lookEvery = 5_000 } = {}) {
  PORT = String(await freePort());
  const env = { HOST, PORT, SITE_URL: 'http://sente.example', DATA_DIR: BUILD_DIR, BUILD_DIR };
  run(['tests/setup/server.mjs', nextScript, String(lookEvery)], env);
  await untilReady(env, ended, { limit: 20_000 });
  // What dies before its starter has seen it serve is not started again: the start has failed.
  await untilSaid('The server is watched over.');
}

/** Status and when to come again; status 0 when nobody answers. */
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
const tellNext = (what: 'dies' | 'waits') => writeFileSync(path.join(folder, what), '');
const untilSaid = (what: string) => vi.waitFor(() => expect(output).toContain(what), { timeout: 30_000 });
function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

beforeAll(async () => {
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  writeFileSync(nextScript, fakeNext);
  writeFileSync(path.join(folder, 'sente-build'), 'of the test');
  writeFileSync(path.join(folder, 'prerender-manifest.json'), '{"preview":{"previewModeId":"drafts"}}');
});
afterEach(async () => {
  for (const what of ['dies', 'waits']) rmSync(path.join(folder, what), { force: true });
  const gone = server.exitCode ?? server.signalCode ?? once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

it('outlives Next: keeps answering what it has cached, 503 for the rest, and starts Next again', async () => {
  await start();
  expect(await statusOf('/backstage')).toBe(200);
  tellNext('waits');
  const underWay = ask('/backstage/slow');
  await untilSaid('asked');
  process.kill(started()[0]!, 'SIGKILL');
  expect(await underWay).toEqual({ status: 503, retryAfter: '5' });
  await untilSaid('Next has ended (SIGKILL): started again now.');
  expect(await statusOf('/zh-TW')).toBe(200);
  expect(await ask('/backstage')).toEqual({ status: 503, retryAfter: '5' });
  rmSync(path.join(folder, 'waits'));
  await untilSaid('Next is ready again.');
  expect(await statusOf('/backstage')).toBe(200);
  expect(started()).toHaveLength(2);
  // It says to both of them that all may be old.
  await untilSaid('next is told: revalidate');
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output).toContain('next is told: stop');
});

it('a front that dies is started again before the same Next, which hears that all may be old', async () => {
  await start();
  expect(await statusOf('/backstage')).toBe(200);
  const [front] = processesWith(`PORT=${PORT}`).filter(({ command }) => command.includes('front/main.mjs'));
  process.kill(front!.pid, 'SIGKILL');
  await untilSaid('The front is ready again.');
  expect(await statusOf('/backstage')).toBe(200);
  await untilSaid('next is told: revalidate');
  expect(started()).toHaveLength(1);
});

it.skipIf(process.platform === 'win32')('a Next that hangs is ended and started again', async () => {
  await start({ lookEvery: 100 });
  process.kill(started()[0]!, 'SIGSTOP');
  await untilSaid('Next has ended (SIGKILL): started again now.');
  await untilSaid('Next is ready again.');
});

it('gives up when Next dies at each start: whoever watches it is told by the exit code', async () => {
  await start();
  tellNext('dies');
  process.kill(started()[0]!, 'SIGKILL');
  expect(await ended).toBe(1);
  expect(started()).toHaveLength(6);
  expect(output).toContain('Next has ended (exit code 7), and 5 starts in a row did not make it ready: giving up.');
});

it('stops while it waits to start Next again, and does not start it', async () => {
  await start();
  tellNext('dies');
  process.kill(started()[0]!, 'SIGKILL');
  await untilSaid('Next has ended (exit code 7): started again in 4 s.');
  const before = started();
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(started()).toEqual(before);
});

it('stops while Next is being started again, and leaves none', async () => {
  await start();
  tellNext('waits');
  process.kill(started()[0]!, 'SIGKILL');
  await vi.waitFor(() => expect(started()).toHaveLength(2), { timeout: 30_000 });
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(started().filter(isRunning)).toEqual([]);
  expect(started()).toHaveLength(2);
});

it('a front ends when its starter has gone before it listened for that', async () => {
  const env = { SITE_URL: 'http://sente.example', DATA_DIR: BUILD_DIR, NEXT_SOCKET: path.join(folder, 'next') };
  run([await bundleServer({ BUILD_DIR })], env, ['ignore', 'pipe', 'pipe', 'ipc']);
  const gone = once(server, 'exit');
  server.disconnect();
  expect(await gone).toEqual([0, null]);
});
