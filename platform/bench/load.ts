import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. `p99`: the median of its parts; `whole`: over all requests. */
export type Load = { count: number; rate: number; p50: number; p99: number; whole: number };
/** Called with a new number each time. */
type Ask = (turn: number) => Promise<unknown>;

/**
 * Measures throughput: `callers` callers, each asking again as soon as it has its answer, for `seconds` seconds. The time
 * per request then depends on the number of callers.
 */
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
 * Measures latency: a fixed rate per second, whether earlier requests are answered or not. Each is timed from when it was
 * due, so that requests during a standstill count, too.
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

/** Parts of a measurement, each large enough for a p99 of its own. */
const parts = 6;
const enough = 100;

/**
 * Summary of times in milliseconds, in their order, measured in `took` seconds. One standstill of the machine would be
 * the p99 of all, so `p99` is the median of six parts, and `whole` is the one of all.
 */
export function summaryOf(times: readonly number[], took: number): Load {
  const size = Math.ceil(times.length / parts);
  const ofParts = Array.from({ length: parts }, (_, part) => share(times.slice(part * size, (part + 1) * size), 0.99));
  const whole = share(times, 0.99);
  return {
    count: times.length,
    rate: times.length / took,
    p50: share(times, 0.5),
    p99: size >= enough ? share(ofParts, 0.5) : whole,
    whole,
  };
}

function share(times: readonly number[], of: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0;
}
