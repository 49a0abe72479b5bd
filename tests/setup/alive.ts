import { expect, type Locator } from 'playwright/test';
import { isTakenOver } from '@/server/next/react-marks';

/** Waits until React has taken an element over: pressed or changed before, it is what the server sent. */
export const untilAlive = (element: Locator) => expect.poll(() => element.evaluate(isTakenOver)).toBe(true);
