import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nextCommand } from '../../server/next/command.mjs';
import { compressAssets } from './compress-assets.mjs';
import { contentHash } from './content-hash.mjs';
import { contentRevision, noteBuiltContent } from './content-revision.mjs';
import { bundleLearnWorker } from './learn-worker.mjs';
import { buildFolder, root } from './paths.mjs';
import { run } from './processes.mjs';
import { step } from './progress.mjs';

export const SOURCES = [
  'app',
  'components',
  'lib',
  'stores',
  'messages',
  'platform',
  'public',
  'server/next',
  'next.config.ts',
  'proxy.ts',
  'instrumentation.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
/** Settings that a build writes into its pages. */
export const BAKED = [
  'SITE_URL',
  'JP_SITE_URL',
  'USER_API_URL',
  'COURSE_API_URL',
  'ECOMMERCE_API_URL',
  'BACKSTAGE_API_URL',
  'CMS_API_URL',
  'PIXEL_SCRIPT_URL',
  'PIXEL_AUTO_PAGE_VIEW',
  'ANALYTICS_SCRIPT_URL',
  'MEASURE_ORIGINS',
];

/** Next adds the types of its build folder to the TypeScript configuration; a build folder other than the usual one gets a copy of it. */
export function writeTypeScriptConfig(env) {
  if (!env.BUILD_DIR) return;
  const config = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  config.include = config.include.filter((pattern) => !pattern.startsWith('.next'));
  writeFileSync(path.join(root, `${env.BUILD_DIR}.tsconfig.json`), JSON.stringify(config, null, 2));
}

const stampFile = (env) => path.join(buildFolder(env), 'sente-build');
const stampOf = (env) =>
  contentHash(SOURCES, [process.versions.modules, ...BAKED.map((name) => `${name}=${env[name] ?? ''}`)]);

/** Whether the existing build is of these sources and settings. */
export const isBuilt = (env, wanted = stampOf(env)) =>
  existsSync(stampFile(env)) && readFileSync(stampFile(env), 'utf8') === wanted;

/**
 * Builds for production when the sources or the baked settings differ from the last build's. The database's content does not matter: a starting
 * server renews pages whose content has changed since the build.
 */
export async function ensureBuilt(env) {
  const stamp = stampFile(env);
  const wanted = stampOf(env);
  if (isBuilt(env, wanted)) return;
  await step('production build', async () => {
    rmSync(stamp, { force: true });
    writeTypeScriptConfig(env);
    const revision = await contentRevision(env);
    await run(process.execPath, [nextCommand, 'build'], {
      env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    await compressAssets(path.join(buildFolder(env), 'static'));
    await bundleLearnWorker(env, wanted);
    noteBuiltContent(env, revision);
    writeFileSync(stamp, wanted);
  });
}
