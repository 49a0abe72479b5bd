import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { step } from './progress.mjs';

const stamp = path.join(root, 'node_modules', '.sente-install');

/**
 * Whether npm's record of the installed packages, written at the end of an install, matches package-lock.json; without `forTests`, only for the
 * packages that a shop needs to run.
 */
function npmAgrees({ forTests }) {
  try {
    const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
    const [wanted, found] = [read('package-lock.json'), read('node_modules/.package-lock.json')];
    return Object.entries(wanted).every(
      ([name, { version, optional, peer, dev }]) =>
        name === '' || found[name]?.version === version || ((optional || peer || (dev && !forTests)) && !found[name]),
    );
  } catch {
    return false;
  }
}

/**
 * Installs exactly the packages of package-lock.json, unless they are installed already. A step next to a running shop ignores the tests' packages (`forTests`),
 * because npm removes all packages before it installs them, and the shop loads files from them.
 */
export async function ensureInstalled({ forTests }) {
  if (!forTests && npmAgrees({ forTests })) return;
  const wanted = contentHash(['package-lock.json'], [process.versions.modules, process.platform, process.arch]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (existsSync(stamp) || !npmAgrees({ forTests: true })) {
    await step('packages installed', async () => {
      // With NODE_ENV=production npm would omit packages that the build and the tests need.
      await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { env: { ...process.env, NODE_ENV: '' } });
    });
  }
  writeFileSync(stamp, wanted);
}
