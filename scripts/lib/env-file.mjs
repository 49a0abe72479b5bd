import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const LINE = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/;

/** `process.loadEnvFile` only exists from Node 20.12 on, hence this reader. Understands quotes and trailing comments. */
export function parseEnvFile(text) {
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const found = LINE.exec(line);
    if (!found) continue;
    const [, name, raw] = found;
    const quoted = /^(["'])(.*)\1\s*(?:#.*)?$/.exec(raw);
    if (quoted) values[name] = quoted[1] === '"' ? quoted[2].replaceAll('\\n', '\n') : quoted[2];
    else values[name] = raw.replace(/(^|\s)#.*$/, '').trim();
  }
  return values;
}

/** Adds `.env` to the environment; variables that are already set win, also empty ones. */
export function loadEnvFile(file = path.join(root, '.env'), env = process.env) {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnvFile(readFileSync(file, 'utf8')))) {
    env[name] ??= value;
  }
}
