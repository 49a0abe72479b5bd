import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { afterEach, expect, it, vi } from 'vitest';
import { isBuildingPages } from './build-phase';

afterEach(() => vi.unstubAllEnvs());

it("is the phase that Next's build gives to its processes, by this variable", () => {
  vi.stubEnv('NEXT_PHASE', PHASE_PRODUCTION_BUILD);
  expect(isBuildingPages()).toBe(true);
  expect(readFileSync('node_modules/next/dist/build/index.js', 'utf8')).toMatch(
    /process\.env\.NEXT_PHASE = \w+\.PHASE_PRODUCTION_BUILD/,
  );
});

it('is no other phase, and none where nobody says it', () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-server');
  expect(isBuildingPages()).toBe(false);
  vi.stubEnv('NEXT_PHASE', undefined);
  expect(isBuildingPages()).toBe(false);
});
