import { createServer } from 'node:http';
import next from 'next';
import { AnswerCache } from './serve/answer-cache.mjs';
import { assetHandler } from './serve/static-files.mjs';
import { settleCallerAddress } from './serve/caller-address.mjs';
import { pageHeaderSetter } from './serve/page-headers.mjs';
import { sendAnswer } from './serve/send-answer.mjs';
import { wholeAnswers } from './serve/whole-answers.mjs';

/**
 * The production server: Next's own request handler behind one HTTP server. In front of it stand the build's files, compressed
 * beforehand, and for what is the same for everybody a cache of two seconds; behind it the text of a 404 in the page's language.
 */
const port = Number(process.env.PORT ?? 3000);
/** Every address of the machine, IPv4 and IPv6, unless one is named. */
const hostname = process.env.HOST || undefined;

const app = next({ dev: false, port, hostname });
await app.prepare();

const trustedProxies = (process.env.TRUSTED_PROXIES ?? '')
  .split(',')
  .map((entry) => entry.trim())
  .filter(Boolean);
const nextHandler = app.getRequestHandler();
const setPageHeaders = pageHeaderSetter();
const handle = (req, res) => {
  setPageHeaders(res);
  return nextHandler(req, res);
};
const wholeAnswer = wholeAnswers(handle);
const assets = assetHandler();
const cache = new AnswerCache();

const server = createServer((req, res) => {
  assets(req, res, () => {
    settleCallerAddress(req, trustedProxies);
    if (isReadWhole(req)) {
      cache
        .read(req, () => wholeAnswer(req))
        .then((answer) => sendAnswer(req, res, answer))
        .catch((error) => fail(res, error));
      return;
    }
    if (req.method === 'POST' && req.url === '/api/revalidate')
      res.on('finish', () => res.statusCode === 200 && cache.forget());
    handle(req, res);
  });
});
/** Longer than a proxy's idle time, so that the proxy never reuses a connection we are closing. */
server.keepAliveTimeout = 65_000;
server.listen(port, hostname, () => void forgetOlderPages());
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});

/** Documents, public files and API reads. The back office, uploads, pictures and the data of soft navigations are streamed by Next. */
function isReadWhole({ method, url, headers }) {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(?:_next\/|backstage(?:[/?]|$))/.test(url) &&
    headers.rsc === undefined &&
    headers.range === undefined &&
    headers.upgrade === undefined
  );
}

function fail(res, error) {
  console.error(error);
  if (res.headersSent) return res.destroy();
  res.statusCode = 500;
  res.end();
}

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
