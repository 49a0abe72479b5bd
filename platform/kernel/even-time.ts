import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work takes, whatever it finds. Milliseconds. */
const least = 250;

/** Answers after that time at the earliest: what is found sooner, and what has to be written down, must not tell which names are known. */
export async function inEvenTime<Result>(work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, pause(least)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
