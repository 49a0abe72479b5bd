import { expect, type Locator } from 'playwright/test';
import { isTakenOver } from '@/server/next/react-marks';

/** Waits until React has hydrated an element: a press or a change before acts on the server's HTML alone. */
export const untilAlive = (element: Locator) => expect.poll(() => element.evaluate(isTakenOver)).toBe(true);
