import { renameSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder, root } from './paths.mjs';

/**
 * TypeScript of ours as plain JavaScript that finds its packages. Run through a loader it would start a second later, and Node 20 now and
 * then loses the loader's answer: the process waits for nothing and ends with code 13.
 * @param {string[]} sources paths from the project's folder, without their ending
 * @returns {Promise<string[]>} the files to run, in that order
 */
async function bundle(sources, folder) {
  // It is a package, and this file is loaded before any is installed.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: sources.map((source) => path.join(root, `${source}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20.9',
    format: 'esm',
    alias: { '@': root.replace(/\/$/, '') },
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
    write: false,
  });
  await mkdir(folder, { recursive: true });
  // Several instances may start at once: none reads a half-written file.
  for (const { path: file, contents } of outputFiles) {
    writeFileSync(`${file}.${process.pid}`, contents);
    renameSync(`${file}.${process.pid}`, file);
  }
  return sources.map((source) => path.join(folder, `${path.basename(source)}.mjs`));
}

/** The production server, beside its build. @returns {Promise<string>} the file to run */
export const bundleServer = async (env = process.env) =>
  (await bundle(['server/main', 'server/next-process'], path.join(buildFolder(env), 'front')))[0];

/** What is run without a server. @returns {Promise<string>} the file to run */
export const bundleCommand = async (source) =>
  (await bundle([source], path.join(root, 'node_modules/.cache/sente')))[0];
