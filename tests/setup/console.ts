import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

/**
 * A console.error that no test expects is a failure: React and Next report real mistakes there.
 * A test that expects one gives console.error an implementation of its own.
 */
const unexpected: unknown[][] = [];
const write = console.error;
let spy: MockInstance<typeof console.error>;

beforeEach(() => {
  unexpected.length = 0;
  spy = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    unexpected.push(parts);
    write(...parts);
  });
});

afterEach(() => {
  spy.mockRestore();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});
