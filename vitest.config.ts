import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What every project shares: the path alias and JSX as Next compiles it. */
const shared = {
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  esbuild: { jsx: 'automatic' as const },
};

export default defineConfig({
  test: {
    projects: [
      { ...shared, test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        ...shared,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/components.ts'],
        },
      },
      {
        ...shared,
        test: { name: 'api', environment: 'node', include: ['tests/api/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 120_000 },
      },
    ],
  },
});
