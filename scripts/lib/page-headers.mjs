import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from './paths.mjs';

/**
 * The headers next.config gives to pages, read from the build. Next's own redirects (a trailing or a doubled slash) leave them
 * out, so the server sets them beforehand; files that browsers keep (`/_next/static/`) have shorter ones of their own.
 */
export function pageHeaderSetter() {
  const { headers: rules } = JSON.parse(readFileSync(path.join(buildFolder(), 'routes-manifest.json'), 'utf8'));
  const headers = rules.find(({ regex }) => new RegExp(regex).test('/'))?.headers ?? [];
  return (req, res) => {
    if (req.url?.startsWith('/_next/static/')) return;
    for (const { key, value } of headers) res.setHeader(key, value);
  };
}
