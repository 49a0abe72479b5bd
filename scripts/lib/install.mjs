import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { step } from './progress.mjs';

const stamp = path.join(root, 'node_modules', '.sente-install');

/** Installs exactly what package-lock.json says, unless that was done already. */
export async function ensureInstalled() {
  const wanted = contentHash(['package-lock.json'], [process.versions.modules, process.platform, process.arch]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('packages installed', async () => {
    // A NODE_ENV of production would leave out what the build and the tests need.
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { env: { ...process.env, NODE_ENV: '' } });
    writeFileSync(stamp, wanted);
  });
}
