import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { env } from '@/lib/kernel/env';
import { logConsole } from '@/lib/kernel/observe/log.mjs';
import { startObserving, stopObserving } from '@/lib/kernel/observe/observe';
import { buildFiles } from './build-files';
import { callerAddressSetter } from './limits/caller-address';
import { createFront } from './front';
import { learnWorker } from './learn-worker';
import { buildIdOf, draftSecretOf, routesOf } from './next/build-manifests';
import { paintFirst } from './next/paint-first';
import { NextClient } from './proxy/next-client';
import { observedRequests } from './observe/observed-requests';
import { openSharedPages } from './cache/open-shared-pages';
import { routeNames } from './observe/route-names';
import { savedResponses } from './cache/saved-responses';
import { securityHeaders } from './headers/security-headers';

/** The front of the production server (docs/decisions/011). Next runs in a process of its own, which may restart at any time (docs/decisions/038). */
const requestsEndWithin = 5_000;
/**
 * Timeouts in milliseconds: for the headers of a request, for all of it, and the interval of these checks. After a response a connection stays open
 * longer than in a proxy, so that no proxy reuses one that is being closed. There is no handler for upgrades: no other protocol is spoken here, and a
 * request for one gets an HTTP response (docs/decisions/035).
 */
const connections = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
};
const here = path.dirname(fileURLToPath(import.meta.url));
const buildFolder = path.join(here, '..');

logConsole('front');
await startObserving('front');

const headers = securityHeaders(env.SITE_URL.startsWith('https:'));
/** Saved responses belong to a build (its stamp includes the baked settings) and to a database, identified without its port, which may differ at each start. */
const { hostname: databaseHost, pathname: databaseName } = new URL(env.DATABASE_URL ?? 'none:');
const build = readFileSync(path.join(buildFolder, 'sente-build'), 'utf8');
const ofBuild = buildFiles(path.join(buildFolder, 'static'), headers.buildFiles);
const ofLearning = learnWorker(path.join(buildFolder, 'learn-worker'), headers.buildFiles);
const next = new NextClient(process.env.NEXT_SOCKET!);
const hostsOfSites = { global: new URL(env.SITE_URL).host, jp: new URL(env.JP_SITE_URL).host };
const shared = await sharedPages();
const front = createFront({
  next,
  edit: env.PAINT_FIRST === '1' ? paintFirst : undefined,
  saved: savedResponses(path.resolve(env.DATA_DIR, 'cached-pages'), `${build} ${databaseHost}${databaseName}`),
  shared,
  hosts: hostsOfSites,
  headers: headers.general,
  buildFiles: (req, res, next) => ofBuild(req, res, () => ofLearning(req, res, next)),
  draftSecret: draftSecretOf(buildFolder),
  settleCallerAddress: callerAddressSetter(env.TRUSTED_PROXIES?.split(',').flatMap((entry) => entry.trim() || [])),
});

/**
 * The key includes the build, whose scripts have their own names, and this file, which edits documents. Without a secret there is no database here,
 * which numbers the edits.
 */
async function sharedPages() {
  const { REDIS_URL: url, PAYLOAD_SECRET: secret } = env;
  if (!url || !secret) return undefined;
  const thisFile = readFileSync(path.join(here, 'main.mjs'), 'utf8');
  const of = [buildIdOf(buildFolder), build, thisFile, `${databaseHost}${databaseName}`, env.PAINT_FIRST];
  return openSharedPages({ url, secret, of, next, host: hostsOfSites.global });
}

/** 'localhost' means both loopback addresses; without a host the server listens on every address. */
const hosts = env.HOST === 'localhost' ? ['127.0.0.1', '::1'] : [env.HOST];
const listener = observedRequests(front.listener, routeNames(routesOf(buildFolder)));
const servers = hosts.map(() => createServer(connections, listener));

for (const [index, server] of servers.entries()) {
  const host = hosts[index];
  // Milliseconds without data from either side; the timeout for Next is shorter.
  server.timeout = 75_000;
  server.on('error', (error: NodeJS.ErrnoException) => {
    // The machine has no IPv6.
    if (host === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) return;
    console.error(error.message);
    process.exit(1);
  });
  server.listen(env.PORT, host);
}
front.warmer.again();

/**
 * Waits until a turn of the event loop takes almost no time, at most one second: then all pending connections are accepted; those not yet accepted
 * when the listener closes are lost.
 */
async function whenNothingWaits(): Promise<void> {
  const until = performance.now() + 1_000;
  let since: number;
  do {
    since = performance.now();
    await nextTurn();
  } while (performance.now() - since > 0.3 && since < until);
}

let stopping = false;
const orphaned = new AbortController();
/**
 * First it reports that it is not ready and goes on responding, so that load balancers notice in time; then it closes the listener and finishes open
 * requests. The start script stops Next and the database afterwards.
 */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  front.drain();
  await pause(env.DRAIN_SECONDS * 1000, undefined, { signal: orphaned.signal }).catch(() => {});
  front.warmer.stop();
  await whenNothingWaits();
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  // Closes idle connections repeatedly, because a connection becomes idle only after its response.
  const tidy = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
  const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), requestsEndWithin);
  await Promise.all([...closed, front.save().catch(console.error)]);
  clearInterval(tidy);
  clearTimeout(cut);
  await stopObserving();
  shared?.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('message', stop);
/** Ends the server when the start script was killed, so that no orphan occupies the port. Next has ended, too, so it does not drain. */
function stopAtOnce(): void {
  orphaned.abort();
  void stop();
}
process.on('disconnect', stopAtOnce);
// The start script may have ended before the listener was added.
if (process.connected === false) stopAtOnce();
