import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { devOverlay } from './dev-overlay';

it("names parts that Next's development overlay has: of others a test would find none, and pass", () => {
  const overlay = readFileSync('node_modules/next/dist/compiled/next-devtools/index.js', 'utf8');
  for (const [, part] of devOverlay.matchAll(/\[([a-z-]+)\]/g)) expect(overlay).toContain(`"${part}"`);
  expect(overlay).toContain('"nextjs-portal"');
});
