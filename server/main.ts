import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '@/lib/env';
import { buildFiles } from './build-files';
import { callerAddressSetter } from './caller-address';
import { createFront } from './front';
import { startNext } from './next-child';
import { NextSide } from './next-side';
import { paintFirst } from './paint-first';
import { savedAnswers } from './saved-answers';
import { securityHeaders } from './security-headers';

/** The production server (docs/decisions/011): the front, and Next in a process of its own behind it. */
const requestsEndWithin = 5_000;
const here = path.dirname(fileURLToPath(import.meta.url));

const folder = mkdtempSync(path.join(tmpdir(), 'sente-'));
const socketPath = process.platform === 'win32' ? `\\\\?\\pipe\\sente-${process.pid}` : path.join(folder, 'next');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const next = new NextSide(socketPath);
const headers = securityHeaders(env.SITE_URL.startsWith('https:'));
/** Answers belong to a build (its stamp also knows what was baked into it) and to a database, whose port may differ at each start. */
const { hostname: databaseHost, pathname: databaseName } = new URL(env.DATABASE_URL ?? 'none:');
const build = readFileSync(path.join(here, '../sente-build'), 'utf8');
const front = createFront({
  next,
  edit: env.PAINT_FIRST === '1' ? paintFirst : undefined,
  saved: savedAnswers(path.resolve(env.DATA_DIR, 'kept-pages'), `${build} ${databaseHost}${databaseName}`),
  hosts: { global: new URL(env.SITE_URL).host, jp: new URL(env.JP_SITE_URL).host },
  headers: headers.general,
  buildFiles: buildFiles(path.join(here, '../static'), headers.buildFiles),
  settleCallerAddress: callerAddressSetter(env.TRUSTED_PROXIES?.split(',').flatMap((entry) => entry.trim() || [])),
});

/** 'localhost' is this machine in both of its addresses; without a name it is every address of the machine. */
const hosts = env.HOST === 'localhost' ? ['127.0.0.1', '::1'] : [env.HOST];
const servers = hosts.map(() => createServer(front.listener).on('upgrade', (...given) => next.upgrade(...given)));

function listen(server: Server, host: string | undefined): void {
  /** Longer than a proxy's idle time, so that the proxy never reuses a connection we are closing. */
  server.keepAliveTimeout = 65_000;
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A machine without IPv6.
    if (host === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) return;
    console.error(error.message);
    process.exit(1);
  });
  server.listen(env.PORT, host);
}

let isOpen = false;
let stopping = false;
const nextProcess = startNext({
  script: path.join(here, 'next-process.mjs'),
  socketPath,
  onReady() {
    // It may have missed what was announced: whatever is kept is made anew.
    front.forget(['content']);
    if (isOpen || stopping) return;
    isOpen = true;
    servers.forEach((server, index) => listen(server, hosts[index]));
  },
  onGiveUp: () => process.exit(1),
});

/** First the listener, then what is running, then Next; the start stops the database last. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  front.warmer.stop();
  nextProcess.letGo();
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  // A connection is idle once its answer is out; nobody shall hold up the end by keeping one.
  const tidy = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
  const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), requestsEndWithin);
  await Promise.all([...closed, front.save().catch(console.error)]);
  clearInterval(tidy);
  clearTimeout(cut);
  await nextProcess.stop();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
/** A start script that was killed takes its server along, so that no orphan keeps the port. */
process.on('disconnect', stop);
// It may have gone before anybody listened for it.
if (process.connected === false) void stop();
