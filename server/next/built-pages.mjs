import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** References to files of the build in documents, scripts and styles; styles refer to fonts by relative paths. */
const file = /(?:static|\.\.)(\/[\w~./-]+?\.(?:js|css|woff2))/g;

/**
 * The files of a build that some of its pages may request: those that their documents name, and, recursively, those named in these scripts and
 * styles, because code and fonts are loaded on demand.
 * @param {string} folder the build
 * @param {readonly string[]} pages their paths as Next knows them, such as 'global/en-US/learn'
 * @returns {string[]} addresses
 */
export function filesOfPages(folder, pages) {
  const found = new Set();
  const read = (text) => {
    for (const [, end] of text.matchAll(file)) {
      const name = `static${end}`;
      if (found.has(name) || !existsSync(path.join(folder, name))) continue;
      found.add(name);
      if (!name.endsWith('.woff2')) read(readFileSync(path.join(folder, name), 'utf8'));
    }
  };
  for (const page of pages) read(readFileSync(path.join(folder, `server/app/${page}.html`), 'utf8'));
  return [...found].sort().map((name) => `/_next/${name}`);
}
