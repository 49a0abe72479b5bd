import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../lib/paths.mjs';

/**
 * The headers next.config gives to an address, read from the build.
 * @param {string} address
 * @returns {{ key: string, value: string }[]}
 */
export function configuredHeaders(address) {
  const { headers: rules } = JSON.parse(readFileSync(path.join(buildFolder(), 'routes-manifest.json'), 'utf8'));
  return rules.find(({ regex }) => new RegExp(regex).test(address))?.headers ?? [];
}

/** Next's own redirects (a trailing or a doubled slash) leave the headers of pages out, so the server sets them beforehand. */
export function pageHeaderSetter() {
  const headers = configuredHeaders('/');
  return (res) => {
    for (const { key, value } of headers) res.setHeader(key, value);
  };
}
