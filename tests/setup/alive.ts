import { expect, type Locator } from 'playwright/test';

/** Waits until React has taken an element over: pressed or changed before, it is what the server sent. */
export const untilAlive = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))).toBe(true);
