import path from 'node:path';
import { buildFolder, root } from './paths.mjs';

/** Where the front lies once it is bundled. */
export const bundledServer = (env = process.env) => path.join(buildFolder(env), 'front/main.mjs');

/**
 * The front as plain JavaScript beside the build: it starts a second sooner than through a loader, which would stay in memory.
 * @param {{ BUILD_DIR?: string | undefined }} env
 * @returns {Promise<string>} the file to run
 */
export async function bundleServer(env = process.env) {
  // It is a package, and this file is loaded before any is installed.
  const { build, stop } = await import('esbuild');
  const outfile = bundledServer(env);
  await build({
    entryPoints: [path.join(root, 'server/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.9',
    format: 'esm',
    alias: { '@': root.replace(/\/$/, '') },
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  // Its process would stay for as long as the shop runs.
  await stop();
  return outfile;
}
