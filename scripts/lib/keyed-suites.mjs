import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfFiles } from './content-hash.mjs';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

/**
 * Suites that take minutes and whose outcome is decided by files that seldom change. Each is known by a key, a hash of all that it reads; the key with which it
 * last passed is kept in the repository, and while it is the same the suite is left out. `npm run test:deep` runs them always.
 */
const record = path.join(root, 'tests/passed-keys.json');

/** What their tests read or start by path, beside the modules that they import; of `modules` what these import, too. */
const read = {
  content: { modules: [], files: ['content', 'vitest.config.ts', 'package-lock.json'] },
  processes: {
    modules: ['server/main.ts', 'scripts/start.mjs', 'scripts/database.mjs', 'scripts/next.mjs'],
    files: [
      'deploy',
      'scripts/audit.mjs',
      'scripts/lib/leash.mjs',
      'tests/setup/server.mjs',
      'tests/setup/fake-next.mjs',
      'vitest.config.ts',
      'package-lock.json',
    ],
  },
};

/** Every file of the project that these import, by way of others as well, and themselves. */
async function importedBy(modules) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: modules,
    bundle: true,
    write: false,
    metafile: true,
    outdir: path.join(root, 'test-results'),
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.css': 'empty', '.node': 'empty', '.png': 'empty', '.jpg': 'empty', '.webp': 'empty', '.avif': 'empty' },
    absWorkingDir: root,
  });
  return Object.keys(metafile.inputs).map((file) => path.join(root, file));
}

/** What a suite reads, as one hash: names and contents. */
export async function keyOf(suite) {
  const { modules, files } = read[suite];
  const tests = [...filesBelow(path.join(root, 'tests', suite))].filter((file) => file.endsWith('.test.ts'));
  const imported = await importedBy([...tests, ...modules.map((file) => path.join(root, file))]);
  const byPath = files.flatMap((entry) => [...filesBelow(path.join(root, entry))]);
  return hashOfFiles([...new Set([...imported, ...byPath])].sort());
}

const keysThatPassed = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {});

export const hasPassed = (suite, key) => keysThatPassed()[suite] === key;

/** To be committed with the change that it was run for. */
export function notePassed(suite, key) {
  writeFileSync(record, `${JSON.stringify({ ...keysThatPassed(), [suite]: key }, null, 2)}\n`);
}
