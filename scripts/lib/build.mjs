import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { buildFolder, root } from './paths.mjs';
import { run } from './processes.mjs';
import { step } from './progress.mjs';

const SOURCES = [
  'app', 'components', 'lib', 'stores', 'messages', 'platform', 'public',
  'next.config.ts', 'proxy.ts', 'middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts',
  'postcss.config.mjs', 'tsconfig.json', 'package-lock.json',
];
/** What a build bakes into its pages. */
const BAKED = ['SITE_URL', 'JP_SITE_URL', 'USER_API_URL', 'COURSE_API_URL', 'ECOMMERCE_API_URL', 'BACKSTAGE_API_URL', 'CMS_API_URL'];

/** Builds for production when the sources, the baked settings or the database's identity differ from the last build's. */
export async function ensureBuilt(env, identity) {
  const stamp = path.join(buildFolder(env), 'sente-build');
  const wanted = contentHash(SOURCES, [process.versions.modules, identity, ...BAKED.map((name) => `${name}=${env[name] ?? ''}`)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('production build', async () => {
    rmSync(stamp, { force: true });
    await run(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    writeFileSync(stamp, wanted);
  });
}
