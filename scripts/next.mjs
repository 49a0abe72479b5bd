/**
 * Next, in a process of its own behind a socket, so that rendering delays no page that the front has cached. Started with an IPC channel
 * (scripts/lib/server-processes.mjs): it reports 'ready' and then 'alive' every five seconds, and ends gracefully on the message 'stop' and when its
 * starter disappears. It ignores signals, because one to the whole group must not cut requests that the front still waits for. Environment:
 * NEXT_SOCKET, SITE_URL, REVALIDATE_SECRET; HOST and PORT are the front's.
 */
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import next from 'next';
import { inRequest, logConsole } from '../lib/kernel/observe/log.mjs';
import { reachableHost } from '../lib/kernel/own-address.mjs';
import { nextHostname } from '../server/next/hostname.mjs';
import { useRecordedConfig } from '../server/next/recorded-config.mjs';
import { isBuiltOfThisContent } from './lib/content-revision.mjs';
import { databaseHealth } from './lib/database-health.mjs';
import { heardAtStart } from './lib/heard-at-start.mjs';
import { buildFolder } from './lib/paths.mjs';

const { NEXT_SOCKET, SITE_URL, REVALIDATE_SECRET, HOST, PORT } = process.env;
/** The socket gets its final name, at which the front finds it, when Next is ready. A Windows pipe cannot be renamed. */
const draft = process.platform === 'win32' ? NEXT_SOCKET : `${NEXT_SOCKET}.new`;
const report = (message) => process.send?.(message, () => {});

logConsole('next');
useRecordedConfig(process.env, buildFolder());
const app = next({ dev: false, hostname: nextHostname(HOST), port: Number(PORT) });
const handle = app.getRequestHandler();
const health = databaseHealth(process.env);
/**
 * Only for the front, which forwards no request to them (server/observe/health.ts, server/observe/metrics-page.ts). The metrics are in Next's bundles
 * (lib/kernel/observe/next-process.ts).
 */
const forTheFront = {
  '/health/ready': async () => ({ ...(await health()), heard: globalThis.senteHeard ?? null }),
  '/metrics': async () => globalThis.senteObserved?.metrics(),
};
const server = createServer((req, res) => {
  const own = forTheFront[req.url];
  if (!own) return void inRequest(req.headers['x-request-id'], () => handle(req, res));
  own().then(
    (found) => sendJson(res, found === undefined ? 503 : 200, found ?? null),
    () => sendJson(res, 503, null),
  );
});
/** Only the front connects, and it reuses its connections. */
server.keepAliveTimeout = 0;
let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  // Before it listens there are no open requests.
  if (!server.listening) process.exit(0);
  // The starter, which would kill it, may have ended.
  setTimeout(() => process.exit(1), 5_000).unref();
  server.close();
  await globalThis.senteJobs?.stop();
  await app.close();
  await globalThis.senteObserved?.stop();
  process.exit(0);
}
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
process.on('message', (message) => {
  if (message === 'stop') void stop();
  if (message === 'revalidate') void revalidateAll({ host: reachableHost(HOST), port: PORT });
});
process.on('disconnect', stop);
// The starter may have exited before the listener was added.
if (process.connected === false) void stop();

await app.prepare();
rmSync(draft, { force: true });
server.listen(draft, async () => {
  // Later invalidations are received, or noticed as missing (lib/kernel/cache/received-invalidations.ts).
  globalThis.senteHeard = await heardAtStart(process.env);
  // The pages on disk date from the build.
  const isCurrent = await isBuiltOfThisContent(process.env).catch(() => false);
  if (!isCurrent) await revalidateAll({ socketPath: draft });
  if (draft !== NEXT_SOCKET) renameSync(draft, NEXT_SOCKET);
  report('ready');
  setInterval(report, 5_000, 'alive').unref();
  await makeSearchIndexes();
});

const sendJson = (res, status, found) =>
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(found));

/** Invalidates everything cached: here, and in the front where the request goes through it. */
async function revalidateAll(to) {
  const headers = { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' };
  const asked = { ...to, method: 'POST', path: '/api/revalidate', headers };
  const number = (await heardAtStart(process.env)) ?? null;
  await ask(asked, JSON.stringify({ tags: ['content'], number })).catch((error) =>
    console.error('Older pages could not be announced:', error),
  );
}

/** The first search in a language makes its index, so visitors shall not wait for it. */
async function makeSearchIndexes() {
  const locales = readdirSync(new URL('../messages', import.meta.url)).map((file) => path.parse(file).name);
  for (const locale of locales)
    await ask({ socketPath: NEXT_SOCKET, path: `/api/search?q=go&locale=${locale}` }).catch(() => {});
}

async function ask({ headers, ...to }, body) {
  const signal = AbortSignal.timeout(60_000);
  const asked = request({ ...to, agent: false, signal, headers: { host: new URL(SITE_URL).host, ...headers } }).end(
    body,
  );
  const [response] = await once(asked, 'response');
  await once(response.resume(), 'end');
}
