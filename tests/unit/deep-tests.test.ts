import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deepTests } from '../../scripts/lib/suites.mjs';

it('npm run test:deep knows every test that has a deep form', () => {
  const named = [...deepTests.unit, ...deepTests.api, ...deepTests.server];
  const files = ['tests/unit', 'tests/api'].flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const deep = files.filter((file) => /process\.env\.TEST_DEEP|setup\/runs'/.test(readFileSync(file, 'utf8')));
  expect(deep.length).toBeGreaterThan(10);
  expect(deep.filter((file) => !named.some((name) => file.includes(name)))).toEqual([]);
  // A name that no file has any more would run nothing, and say nothing of it.
  expect(named.filter((name) => !deep.some((file) => file.includes(name)))).toEqual([]);
});
