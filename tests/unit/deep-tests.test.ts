import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/files-below.mjs';
import { deepTests, levelOf } from '../../scripts/lib/suites.mjs';

const files = ['lib', 'platform', 'server', 'tests']
  .flatMap((folder) => [...filesBelow(folder)])
  .filter((file) => /process\.env\.TEST_DEEP|setup\/runs'/.test(readFileSync(file, 'utf8')));
const withDeepForm = (level: string) => files.filter((file) => levelOf(file) === level);

it('npm run test:deep knows every test that has a deep form', () => {
  // All of tests/content and tests/processes are run there, and none of the unit tests.
  expect(withDeepForm('unit').filter((file) => !file.endsWith('deep-tests.test.ts'))).toEqual([]);
  const deep = withDeepForm('api');
  expect(deep.length).toBeGreaterThan(5);
  expect(deep.filter((file) => !deepTests.some((name) => file.includes(name)))).toEqual([]);
  // A name that no file has any more would silently run nothing.
  expect(deepTests.filter((name) => !deep.some((file) => file.includes(name)))).toEqual([]);
});
