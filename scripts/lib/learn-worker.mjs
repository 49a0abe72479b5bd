import { mkdirSync, readFileSync, rmSync, existsSync } from 'node:fs';
import path from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { buildFolder, root } from './paths.mjs';

/** The pages that are shown without a line, as they were built in one language: what they load is the same in all. */
const pages = ['learn/ladder', 'learn/ladder/play'].map((page) => `server/app/global/en-US/${page}.html`);
/** Styles name their fonts from where they stand. */
const file = /(?:static|\.\.)(\/[\w~./-]+?\.(?:js|css|woff2))/g;

/**
 * The files of the build that those pages can ask for: what their documents name, and, in the scripts and styles, what these name in turn, for code and fonts come
 * when they are needed.
 * @param {string} folder the build
 * @returns {string[]} addresses
 */
export function filesOfPages(folder) {
  const found = new Set();
  const read = (text) => {
    for (const [, end] of text.matchAll(file)) {
      const name = `static${end}`;
      if (found.has(name) || !existsSync(path.join(folder, name))) continue;
      found.add(name);
      if (!name.endsWith('.woff2')) read(readFileSync(path.join(folder, name), 'utf8'));
    }
  };
  for (const page of pages) read(readFileSync(path.join(folder, page), 'utf8'));
  return [...found].sort().map((name) => `/_next/${name}`);
}

/**
 * The service worker of the learning app, beside the build whose files it keeps. Another build is another script, so browsers take it up by themselves.
 * @param {{ BUILD_DIR?: string | undefined }} env
 * @param {string} build its name
 */
export async function bundleLearnWorker(env, build) {
  // It is a package, and this file is loaded before any is installed.
  const { build: bundle, stop } = await import('esbuild');
  const folder = buildFolder(env);
  const into = path.join(folder, 'learn-worker');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await bundle({
    entryPoints: [path.join(root, 'components/offline/learn-worker.ts')],
    outfile: path.join(into, 'learn-worker.js'),
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    define: {
      LEARN_BUILD: JSON.stringify(build),
      LEARN_FILES: JSON.stringify(filesOfPages(folder)),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
  await stop();
  await compressAssets(into);
}
