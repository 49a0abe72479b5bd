import { collectMetrics } from './metrics';
import { startObserving, stopObserving } from './observe';

// Global, because the script that runs Next is outside of its bundles (scripts/next.mjs).
const holder = globalThis as typeof globalThis & {
  senteObserved?: { metrics: () => Promise<unknown>; stop: () => Promise<void> };
};

/** Makes the metrics of Next's process readable, and exports them if a collector is configured. */
export async function observeNext(): Promise<void> {
  holder.senteObserved = { metrics: () => collectMetrics('next'), stop: stopObserving };
  await startObserving('next');
}
