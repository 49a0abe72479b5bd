import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingOptionals } from '../../scripts/complete-lock.mjs';

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, object> };

it('holds the optional packages of every platform (else: node scripts/complete-lock.mjs)', () => {
  expect(missingOptionals(packages)).toEqual([]);
});

it('names no host that packages must come from', () => {
  expect(text).not.toContain('"resolved"');
});
