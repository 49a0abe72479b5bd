import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const file = path.join(root, 'docs/benchmarks.md');
/** A section begins with the name of its measurement; sections with other names are written by hand. */
const mark = /^<!-- ([\w-]+) -->\n/gm;

/** Replaces the sections of these measurements; the others stay, each with its own date. */
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
