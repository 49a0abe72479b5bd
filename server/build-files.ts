import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Headers } from './headers/security-headers';

const prefix = '/_next/static';

/**
 * Scripts, styles and fonts of the build, which never change under their name. They are compressed at build time (`scripts/lib/compress-assets.mjs`);
 * Next would compress them for every request.
 * @returns a handler that calls `next` for other addresses
 */
export function buildFiles(folder: string, headers: Headers) {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: 31_536_000,
    immutable: true,
    setHeaders: (res) => {
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    },
  });
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const { url = '' } = req;
    if (!url.startsWith(`${prefix}/`)) return next();
    req.url = url.slice(prefix.length);
    files(req, res, () => {
      req.url = url;
      next();
    });
  };
}
