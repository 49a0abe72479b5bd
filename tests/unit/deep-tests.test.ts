import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deepTests } from '../../scripts/lib/suites.mjs';

const filesWithDeepForm = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /process\.env\.TEST_DEEP|setup\/runs'/.test(readFileSync(`${folder}/${file}`, 'utf8')));

it('npm run test:deep knows every test that has a deep form', () => {
  // All of tests/content and tests/processes are run there, and none of tests/unit.
  expect(filesWithDeepForm('tests/unit').filter((file) => file !== 'deep-tests.test.ts')).toEqual([]);
  const deep = filesWithDeepForm('tests/api');
  expect(deep.length).toBeGreaterThan(5);
  expect(deep.filter((file) => !deepTests.some((name) => file.includes(name)))).toEqual([]);
  // A name that no file has any more would run nothing, and say nothing of it.
  expect(deepTests.filter((name) => !deep.some((file) => file.includes(name)))).toEqual([]);
});
