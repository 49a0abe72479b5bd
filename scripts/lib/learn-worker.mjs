import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesOfPages } from '../../server/next/built-pages.mjs';
import { compressAssets } from './compress-assets.mjs';
import { buildFolder, root } from './paths.mjs';

/** The pages that are shown offline, as built in one language: they load the same files in all languages. */
export const pagesWithoutLine = ['global/en-US/learn/ladder', 'global/en-US/learn/ladder/play'];

/**
 * Builds the service worker of the learning app, next to the build whose files it caches. Each build has another script, so browsers update it by
 * themselves.
 * @param {{ BUILD_DIR?: string | undefined }} env
 * @param {string} build its name
 */
export async function bundleLearnWorker(env, build) {
  // Imported here, because this file is loaded before packages are installed.
  const { build: bundle, stop } = await import('esbuild');
  const folder = buildFolder(env);
  const into = path.join(folder, 'learn-worker');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await bundle({
    entryPoints: [path.join(root, 'components/learn/learn-worker.ts')],
    outfile: path.join(into, 'learn-worker.js'),
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    define: {
      LEARN_BUILD: JSON.stringify(build),
      LEARN_FILES: JSON.stringify(filesOfPages(folder, pagesWithoutLine)),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
  await stop();
  await compressAssets(into);
}
