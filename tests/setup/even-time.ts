import { afterEach } from 'vitest';
import { evenTime } from '@/platform/kernel/limits/even-time';

/** Every fourth test logs somebody in; only those about the time itself wait for it, and set it for themselves. */
const waitForNothing = () => {
  evenTime.min = 0;
};
waitForNothing();
afterEach(waitForNothing);
