import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds; longer than the work takes with any result. Tests that do not measure it set it to 0. */
export const evenTime = { min: 250 };

/** Returns after that time at the earliest, so that the time of a response does not reveal which names are known. */
export async function inEvenTime<Result>(work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, pause(evenTime.min)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
