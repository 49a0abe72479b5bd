import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** React reports its mistakes (keys, act, hydration) through console.error: an unexpected one fails the test. */
let report: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  const calls = report.mock.calls;
  report.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});
