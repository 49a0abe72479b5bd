import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const file = path.join(root, 'docs/benchmarks.md');
/** A section begins with the name of what was measured; what has another name was written by hand. */
const mark = /^<!-- ([\w-]+) -->\n/gm;

/** Puts the sections that were measured now in place of those of the same name; the others stay, each with its own day. */
export function writeBenchmarks(measured) {
  const [head, ...rest] = readFileSync(file, 'utf8').split(mark);
  const sections = new Map();
  for (let at = 0; at < rest.length; at += 2) sections.set(rest[at], rest[at + 1]);
  const when = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}`;
  for (const [name, { title, where, table }] of Object.entries(measured))
    sections.set(name, `## ${title}\n\n${when}${where ? `; ${where}` : ''}\n\n${table}\n\n`);
  const text = head + [...sections].map(([name, section]) => `<!-- ${name} -->\n${section}`).join('');
  writeFileSync(file, `${text.trimEnd()}\n`);
}
