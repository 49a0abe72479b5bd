export type Load = { count: number; rate: number; p50: number; p99: number };

/** So many callers, each asking again as soon as it has its answer, for so long. `ask` gets a number of its own each time. */
export async function load(ask: (turn: number) => Promise<unknown>, { callers = 8, seconds = 6 } = {}): Promise<Load> {
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

/** Of so many milliseconds each, in so many seconds together. */
export function summaryOf(times: readonly number[], took: number): Load {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, rate: sorted.length / took, p50: at(0.5), p99: at(0.99) };
}
