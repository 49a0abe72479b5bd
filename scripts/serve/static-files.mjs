import path from 'node:path';
import sirv from 'sirv';
import { buildFolder } from '../lib/paths.mjs';
import { configuredHeaders } from './page-headers.mjs';

const prefix = '/_next/static';

/**
 * Scripts, styles and fonts of the build, which never change under their name. They were compressed when they were built
 * (`compress-assets.mjs`); Next would compress each again for each visitor.
 * @returns a handler that calls `next` when the address is none of theirs
 */
export function assetHandler() {
  const headers = configuredHeaders(`${prefix}/any.js`);
  const files = sirv(path.join(buildFolder(), 'static'), {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: 31_536_000,
    immutable: true,
    setHeaders: (res) => {
      for (const { key, value } of headers) res.setHeader(key, value);
    },
  });
  return (req, res, next) => {
    if (!req.url.startsWith(`${prefix}/`) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const url = req.url;
    req.url = url.slice(prefix.length);
    files(req, res, () => {
      req.url = url;
      next();
    });
  };
}
