import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingOptionals, withoutIntegrity } from '../../scripts/complete-lock.mjs';

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, object> };

it('holds the optional packages of every platform (else: node scripts/complete-lock.mjs)', () => {
  expect(missingOptionals(packages)).toEqual([]);
});

it('names no host that packages must come from', () => {
  expect(text).not.toContain('"resolved"');
});

it('vouches for the content of every package, but for binaries of other platforms that the registry asked did not carry', () => {
  const elsewhere = ([, entry]: [string, object]) => 'optional' in entry && ('os' in entry || 'cpu' in entry);
  expect(withoutIntegrity(packages).filter((found) => !elsewhere(found))).toEqual([]);
});
