import { createServer } from 'node:http';
import next from 'next';
import { settleCallerAddress } from './lib/caller-address.mjs';
import { withNotFoundDocuments } from './lib/not-found-documents.mjs';
import { pageHeaderSetter } from './lib/page-headers.mjs';

/**
 * The production server: Next's own request handler behind one HTTP server, plus the one thing Next
 * leaves out, the text of a 404 in the page's language when the browser runs no JavaScript.
 */
const port = Number(process.env.PORT ?? 3000);
/** Every address of the machine, IPv4 and IPv6, unless one is named. */
const hostname = process.env.HOST || undefined;

const app = next({ dev: false, port, hostname });
await app.prepare();

const trustedProxies = (process.env.TRUSTED_PROXIES ?? '').split(',').map((entry) => entry.trim()).filter(Boolean);
const listener = withNotFoundDocuments(app.getRequestHandler());
const setPageHeaders = pageHeaderSetter();
const server = createServer((req, res) => {
  setPageHeaders(req, res);
  settleCallerAddress(req, trustedProxies);
  listener(req, res);
});
/** Longer than a proxy's idle time, so that the proxy never reuses a connection we are closing. */
server.keepAliveTimeout = 65_000;
server.listen(port, hostname, () => void forgetOlderPages());
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});

/** The pages on disk are as old as the build; what was edited since is read anew, each page at its first visit. */
async function forgetOlderPages() {
  if (!process.env.REVALIDATE_SECRET) return;
  await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: ['content'] }),
  }).catch((error) => console.error('Older pages could not be announced:', error.message));
}

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 5_000).unref();
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
/** A start script that was killed takes its server along, so that no orphan keeps the port. */
process.on('disconnect', stop);
