import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { postgresBinaries } from './scripts/lib/postgres-binaries.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shared = {
  resolve: {
    alias: [
      { find: '@payload-config', replacement: at('./platform/payload.config.ts') },
      // Only a bundler knows which side it builds for; in tests the mark means nothing.
      { find: 'server-only', replacement: at('./tests/setup/server-only.ts') },
      { find: /^@\//, replacement: at('./') },
    ],
  },
  esbuild: { jsx: 'automatic' as const },
};

/** Many of these wait for a process or a clock: one more of them than cores are left, where there are two. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Rules and files, in a plain process. */
const plain = {
  environment: 'node' as const,
  setupFiles: ['tests/setup/console.ts'],
  maxWorkers,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** The back end on a database of its own. */
const api = {
  include: ['{tests/api,platform/**/tests}/**/*.test.ts'],
  environment: 'node' as const,
  setupFiles: ['tests/setup/even-time.ts'],
  // One database and one loaded back end for all files: loading it anew for each would take longer than the tests.
  isolate: false,
  // As in scripts/lib/preparation.mjs.
  execArgv: ['-C', 'production'],
  maxWorkers: 1,
  fileParallelism: false,
  // A slow machine takes half a minute to load what the first of them needs.
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

/** A server does transactions side by side, so that races are found, and is twice as quick; where there is none, the embedded database serves. */
const apiDatabase = postgresBinaries()
  ? { globalSetup: ['tests/setup/postgres-server.ts'], env: { TEST_DATABASE: 'server' } }
  : { globalSetup: ['tests/setup/database.ts'] };

/** The suites, each on data of its own (CONTRIBUTING.md, "Tests"). `npm test -- unit` runs one of them; the end-to-end tests are Playwright's (playwright.config.ts). */
export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...plain,
          name: 'unit',
          include: ['{tests/unit,lib,platform,server}/**/*.test.ts'],
          exclude: ['platform/**/tests/**', 'lib/kernel/browser/**'],
        },
      },
      { ...shared, test: { ...plain, name: 'content', include: ['tests/content/**/*.test.ts'] } },
      { ...shared, test: { ...plain, name: 'processes', include: ['tests/processes/**/*.test.ts'] } },
      {
        ...shared,
        test: {
          name: 'components',
          include: [
            '{tests/components,components,stores}/**/*.test.{ts,tsx}',
            '{lib,platform}/**/*.test.tsx',
            'lib/kernel/browser/**/*.test.ts',
          ],
          environment: 'jsdom',
          // A thread begins sooner than a process: a third of the time of a file is what is loaded before its tests.
          pool: 'threads',
          setupFiles: ['tests/setup/console.ts', 'tests/setup/components.ts'],
          server: { deps: { inline: ['next-intl'] } },
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { ...shared, test: { ...api, ...apiDatabase, name: 'api' } },
      { ...shared, test: { ...api, name: 'embedded', globalSetup: ['tests/setup/database.ts'] } },
    ],
  },
});
