import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Values } from './numbers';
import type { ProcessName } from './resource';

/** Milliseconds within which repeated reads return the same measurement. */
const shortest = 5_000;
const quantiles = [0.5, 0.99, 1];

/** Metrics of this process: event loop delay, memory and CPU. */
export function processNumbers(process_: ProcessName) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let last: { at: number; values: Values } | null = null;

  /** The delay since the last read, without the timer's own interval of 10 ms. */
  function eventLoopDelay(): Values {
    const now = performance.now();
    if (last && now - last.at < shortest) return last.values;
    const late = (quantile: number) => (quantile === 1 ? delay.max : delay.percentile(quantile * 100)) / 1e9 - 0.01;
    const values = quantiles.map(
      (quantile) => [Math.max(0, late(quantile)), { process: process_, quantile: String(quantile) }] as const,
    );
    delay.reset();
    last = { at: now, values };
    return values;
  }

  const memory = (): Values => {
    const { rss, heapUsed, external } = process.memoryUsage();
    return Object.entries({ rss, heapUsed, external }).map(([kind, bytes]) => [bytes, { process: process_, kind }]);
  };

  const cpu = (): Values => {
    const { user, system } = process.cpuUsage();
    return [[(user + system) / 1e6, { process: process_ }]];
  };

  return [
    ['eventLoopDelay', eventLoopDelay],
    ['memory', memory],
    ['cpu', cpu],
  ] as const;
}
