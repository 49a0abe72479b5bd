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

/** The front of the production server (docs/decisions/011). Next runs in a process of its own and may come and go (docs/decisions/038). */
const requestsEndWithin = 5_000;
/**
 * How long a caller may take for the headers of a request and for all of it, and how often that is looked at; after a response a connection is kept
 * longer than a proxy keeps it, so that no proxy reuses one that is being closed. Milliseconds. Nobody listens for upgrades: nothing here
 * speaks another protocol, and a request that asks for one is answered as HTTP (docs/decisions/035).
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
/** Answers belong to a build (its stamp also knows what was baked into it) and to a database, whose port may differ at each start. */
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

/** Scripts have other names in each build, and this file edits documents. Without a secret there is no database here, and nobody to put edits in order. */
async function sharedPages() {
  const { REDIS_URL: url, PAYLOAD_SECRET: secret } = env;
  if (!url || !secret) return undefined;
  const thisFile = readFileSync(path.join(here, 'main.mjs'), 'utf8');
  const of = [buildIdOf(buildFolder), build, thisFile, `${databaseHost}${databaseName}`, env.PAINT_FIRST];
  return openSharedPages({ url, secret, of, next, host: hostsOfSites.global });
}

/** 'localhost' is this machine in both of its addresses; without a name it is every address of the machine. */
const hosts = env.HOST === 'localhost' ? ['127.0.0.1', '::1'] : [env.HOST];
const listener = observedRequests(front.listener, routeNames(routesOf(buildFolder)));
const servers = hosts.map(() => createServer(connections, listener));

for (const [index, server] of servers.entries()) {
  const host = hosts[index];
  // Neither side said anything for so long, and Next has given up before.
  server.timeout = 75_000;
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A machine without IPv6.
    if (host === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) return;
    console.error(error.message);
    process.exit(1);
  });
  server.listen(env.PORT, host);
}
front.warmer.again();

/**
 * Until a turn of the loop took next to no time, a second at most: whoever connected has been taken then, and a connection that is not taken when the listener
 * ends is lost.
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
 * First it says that it is not ready and goes on answering, so that whoever balances hears of it in time; then the listener ends, then what is running; the start
 * stops Next and the database after that.
 */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  front.drain();
  await pause(env.DRAIN_SECONDS * 1000, undefined, { signal: orphaned.signal }).catch(() => {});
  front.warmer.stop();
  await whenNothingWaits();
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  // A connection is idle once its response is out; nobody shall hold up the end by keeping one.
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
/** A start script that was killed takes its server along, so that no orphan keeps the port. Next has gone with it: there is nothing to wait for. */
function stopAtOnce(): void {
  orphaned.abort();
  void stop();
}
process.on('disconnect', stopAtOnce);
// It may have gone before anybody listened for it.
if (process.connected === false) stopAtOnce();
