import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Headers } from './headers/security-headers';

const address = '/learn-worker.js';

/**
 * The service worker of the learning app (docs/decisions/059-offline-packs). It is at the root, because a worker handles no address above its own,
 * and is not cached, because each deploy has another script. Its policy allows requests to this origin only.
 * @param folder where the build has written it (`scripts/lib/learn-worker.mjs`)
 * @returns a handler that calls `next` for other addresses
 */
export function learnWorker(folder: string, headers: Headers) {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res) => {
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      res.setHeader('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
      res.setHeader('cache-control', 'no-cache');
    },
  });
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    if (req.url?.split('?', 1)[0] !== address) return next();
    files(req, res, next);
  };
}
