import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { step } from './progress.mjs';

const stamp = path.join(root, 'node_modules', '.sente-install');

/** Whether npm's own note of what it installed, written when it is done, agrees with package-lock.json; without `forTests`, in what a shop needs to run. */
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
 * Installs exactly what package-lock.json says, unless that was done already. A step beside a running shop does without what is for the tests (`forTests`):
 * npm takes the packages away before it brings them, and the shop reads from them.
 */
export async function ensureInstalled({ forTests }) {
  if (!forTests && npmAgrees({ forTests })) return;
  const wanted = contentHash(['package-lock.json'], [process.versions.modules, process.platform, process.arch]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (existsSync(stamp) || !npmAgrees({ forTests: true })) {
    await step('packages installed', async () => {
      // A NODE_ENV of production would leave out what the build and the tests need.
      await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { env: { ...process.env, NODE_ENV: '' } });
    });
  }
  writeFileSync(stamp, wanted);
}
