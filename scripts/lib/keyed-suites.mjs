import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfFiles } from './content-hash.mjs';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

/**
 * Suites that take minutes and whose result depends on files that seldom change. Each has a key, a hash of everything that it reads; the key with
 * which it last passed is stored in the repository, and while it is the same the suite is skipped. `npm run test:deep` always runs them.
 */
const record = path.join(root, 'tests/passed-keys.json');

/** What the tests read or start by path, besides the modules that they import; `modules` include their imports. */
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

/** The modules and every file of the project that they import, directly or indirectly. */
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

/** A hash of the names and contents of everything that a suite reads. */
export async function keyOf(suite) {
  const { modules, files } = read[suite];
  const tests = [...filesBelow(path.join(root, 'tests', suite))].filter((file) => file.endsWith('.test.ts'));
  const imported = await importedBy([...tests, ...modules.map((file) => path.join(root, file))]);
  const byPath = files.flatMap((entry) => [...filesBelow(path.join(root, entry))]);
  return hashOfFiles([...new Set([...imported, ...byPath])].sort());
}

const keysThatPassed = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {});

export const hasPassed = (suite, key) => keysThatPassed()[suite] === key;

/** Stores the key of a passed suite; the file is committed with the change. */
export function notePassed(suite, key) {
  writeFileSync(record, `${JSON.stringify({ ...keysThatPassed(), [suite]: key }, null, 2)}\n`);
}
