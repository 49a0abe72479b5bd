import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { reachableHost } from '@/lib/own-address.mjs';
import { untilReady } from '@/scripts/lib/readiness.mjs';
import { bundleServer } from '@/scripts/lib/server-bundle.mjs';
import { freePort } from '../setup/free-port';

/** The production server as it is started, with a Next of the test's own making. */
const BUILD_DIR = `test-results/front-${process.pid}`;
const folder = path.resolve(BUILD_DIR);
let main: string;

const fakeNext = `
import { createServer } from 'node:http';
const waiting = [];
createServer((req, res) => {
  const answer = () => { res.writeHead(200, { 'content-type': 'text/plain' }); res.end('done'); console.log('answered'); };
  if (req.url === '/backstage/slow') { waiting.push(answer); console.log('asked'); } else answer();
}).listen(process.argv[2], () => process.send('ready'));
process.on('SIGTERM', () => {});
process.on('SIGUSR2', () => waiting.forEach((answer) => answer()));
process.on('disconnect', () => process.exit(0));
console.log('next ' + process.pid);
process.on('message', () => { console.log('next stops'); process.exit(0); });
`;

let server: ChildProcess;
let output = '';
let ended: Promise<number>;
async function start(HOST: string) {
  const env = { HOST, PORT: String(await freePort()), SITE_URL: 'http://sente.example', DATA_DIR: BUILD_DIR };
  output = '';
  server = spawn(process.execPath, [main], { env: { ...process.env, ...env, VITEST: '', NODE_ENV: 'production' } });
  ended = new Promise((resolve) => server.on('close', (code) => resolve(code ?? -1)));
  server.stdout?.on('data', (chunk) => (output += chunk));
  server.stderr?.on('data', (chunk) => (output += chunk));
  await untilReady(env, ended, { limit: 20_000 });
  return env;
}

beforeAll(async () => {
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  main = await bundleServer({ BUILD_DIR });
  writeFileSync(path.join(folder, 'front/next-process.mjs'), fakeNext);
  writeFileSync(path.join(folder, 'sente-build'), 'of the test');
});
afterEach(async () => {
  server.kill('SIGKILL');
  await ended;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['', 'localhost', '127.0.0.1', '0.0.0.0', '::1', '::'])('becomes ready on HOST=%s', async (host) => {
  await start(host);
});

it('stops in order: no new caller is heard, those being served are served, then Next ends', async () => {
  const { PORT, HOST } = await start('127.0.0.1');
  const ask = (url: string) =>
    new Promise<number>((resolve) => {
      request({ host: reachableHost(HOST), port: PORT, path: url, agent: false }, (res) => {
        res.on('end', () => resolve(res.statusCode ?? 0)).resume();
      })
        .on('error', () => resolve(0))
        .end();
    });
  const running = Array.from({ length: 90 }, () => ask('/backstage/slow'));
  await vi.waitFor(() => expect(output.match(/asked/g)?.length).toBe(90), { timeout: 5_000 });
  server.kill('SIGTERM');
  await vi.waitFor(async () => expect(await ask('/backstage')).toBe(0), { timeout: 5_000 });
  expect(output).not.toContain('next stops');
  process.kill(Number(/next (\d+)/.exec(output)?.[1]), 'SIGUSR2');
  expect(await Promise.all(running)).toEqual(Array.from({ length: 90 }, () => 200));
  expect(await ended).toBe(0);
  expect(output).toMatch(/answered\s+next stops\s*$/);
});

it('ends when Next ends: whoever watches it starts it anew', async () => {
  await start('127.0.0.1');
  process.kill(Number(/next (\d+)/.exec(output)?.[1]), 'SIGKILL');
  expect(await ended).toBe(1);
});
