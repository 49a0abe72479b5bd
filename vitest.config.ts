import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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

/** The back end on a database of its own. */
const api = {
  environment: 'node' as const,
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

/** Where many ask for one thing at once. The embedded database does one transaction at a time; a real server does them side by side. */
const racing = [
  ...[
    'races',
    'ledger-model',
    'orders',
    'payments',
    'late-payments',
    'refunds',
    'coupons',
    'gifts',
    'cart',
    'outbox',
    'jobs',
  ],
  ...[
    'trial-bookings',
    'championship-entries',
    'live-minutes',
    'vip-trial',
    'learning-films',
    'weekly-letter',
    'learning-cut-off',
    'notebook',
    'energy',
    'gradings',
    'problem-reports',
    'written-for-nobody',
    'restore',
    'invalidation',
    'secrets',
    'database-password',
    'faults-network',
    'faults-disk',
    'faults-failover',
    'faults-clock',
    'faults-provider',
  ],
  ...['class-races', 'class-login', 'teach-students', 'teach-actions', 'student-import', 'joining', 'handover'],
  ...['messages', 'message-letters', 'homework', 'homework-results', 'activation', 'teacher-minutes', 'report-links'],
];

/** Four suites, each on data of its own. `npm test -- unit` runs one of them; the end-to-end tests are Playwright's (playwright.config.ts). */
export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/setup/console.ts'],
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'components',
          include: ['{tests/components,components}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/console.ts', 'tests/setup/components.ts'],
          server: { deps: { inline: ['next-intl'] } },
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: { ...api, name: 'api', include: ['tests/api/**/*.test.ts'], globalSetup: ['tests/setup/database.ts'] },
      },
      {
        ...shared,
        test: {
          ...api,
          name: 'server',
          include: racing.map((name) => `tests/api/${name}.test.ts`),
          globalSetup: ['tests/setup/postgres-server.ts'],
          env: { TEST_DATABASE: 'server' },
        },
      },
    ],
  },
});
