import { describe, expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest } from '../../scripts/lib/failed-tests.mjs';

describe('what failed is named at the end of a run', () => {
  it('by Vitest: each test with its reason, and a file that could not be read', () => {
    const passed = { status: 'passed', fullName: 'fine', failureMessages: [] };
    const wrong = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 1 to be 2'] };
    expect(
      failedInVitest({
        testResults: [
          { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, wrong] },
          { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
          { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
        ],
      }),
    ).toEqual([
      { test: 'a.test.ts › adds up', reason: 'expected 1 to be 2' },
      { test: 'b.test.ts', reason: 'no such module' },
    ]);
  });

  it('by Playwright: in suites within suites, and what broke between the tests', () => {
    const spec = (ok: boolean) => ({
      ok,
      file: 'cart.spec.ts',
      line: 7,
      title: 'buys',
      tests: [{ results: [{ error: ok ? undefined : { message: 'timed out' } }] }],
    });
    expect(
      failedInPlaywright({
        errors: [{ message: 'no browser' }],
        suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false)] }] }],
      }),
    ).toEqual([
      { test: 'the run', reason: 'no browser' },
      { test: 'cart.spec.ts:7 › buys', reason: 'timed out' },
    ]);
  });
});
