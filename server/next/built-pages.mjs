import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How documents, scripts and styles name a file of the build; styles name their fonts from where they stand. */
const file = /(?:static|\.\.)(\/[\w~./-]+?\.(?:js|css|woff2))/g;

/**
 * The files of a build that some of its pages can ask for: what their documents name, and, in the scripts and styles, what these name in turn, for code and fonts
 * come when they are needed.
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
