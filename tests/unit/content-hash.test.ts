import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentHash } from '../../scripts/lib/content-hash.mjs';
import { root } from '../../scripts/lib/paths.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sente-hash-'));
  writeFileSync(path.join(folder, 'list.tsx'), 'a list');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hash = () => contentHash([path.relative(root, folder)]);

it('changes with a file, its name, and what else is told', () => {
  const before = hash();
  writeFileSync(path.join(folder, 'list.tsx'), 'a longer list');
  const changed = hash();
  writeFileSync(path.join(folder, 'more.ts'), '');
  expect(new Set([before, changed, hash(), contentHash([path.relative(root, folder)], ['more'])]).size).toBe(4);
});

it('stays with a test beside the code', () => {
  const before = hash();
  writeFileSync(path.join(folder, 'list.test.tsx'), 'a test');
  writeFileSync(path.join(folder, 'rules.test.ts'), 'a test');
  expect(hash()).toBe(before);
});
