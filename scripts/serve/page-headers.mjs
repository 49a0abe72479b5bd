import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../lib/paths.mjs';

/**
 * The headers next.config gives to pages, read from the build. Next's own redirects (a trailing or a doubled slash) leave them
 * out, so the server sets them beforehand.
 */
export function pageHeaderSetter() {
  const { headers: rules } = JSON.parse(readFileSync(path.join(buildFolder(), 'routes-manifest.json'), 'utf8'));
  const headers = rules.find(({ regex }) => new RegExp(regex).test('/'))?.headers ?? [];
  return (res) => {
    for (const { key, value } of headers) res.setHeader(key, value);
  };
}
