import { setTimeout as pause } from 'node:timers/promises';

export type Load = { count: number; rate: number; p50: number; p99: number };
/** Gets a number of its own each time. */
type Ask = (turn: number) => Promise<unknown>;

/** So many callers, each asking again as soon as it has its answer, for so long: how much can be done. How long one waits then says how many callers there are. */
export async function load(ask: Ask, { callers = 8, seconds = 6 } = {}): Promise<Load> {
  const times: number[] = [];
  let turn = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const caller = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await ask((turn += 1));
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return summaryOf(times, (performance.now() - begun) / 1000);
}

/**
 * So many a second, whether those before are answered or not: how long one waits. Each is timed from when it was due, so that whoever comes while everything
 * stands still is counted as well.
 */
export async function steady(ask: Ask, { rate, seconds }: { rate: number; seconds: number }): Promise<Load> {
  const times: number[] = [];
  const begun = performance.now();
  const asked: Promise<void>[] = [];
  for (let turn = 1; turn <= rate * seconds; turn += 1) {
    const due = begun + (turn * 1000) / rate;
    if (due > performance.now()) await pause(due - performance.now());
    asked.push(ask(turn).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(asked);
  return summaryOf(times, (performance.now() - begun) / 1000);
}

/** Of so many milliseconds each, in so many seconds together. */
export function summaryOf(times: readonly number[], took: number): Load {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, rate: sorted.length / took, p50: at(0.5), p99: at(0.99) };
}
