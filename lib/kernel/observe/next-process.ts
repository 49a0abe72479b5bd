import { collectMetrics } from './metrics';
import { startObserving, stopObserving } from './observe';

// What runs Next stands outside of its bundles (scripts/next.mjs).
const holder = globalThis as typeof globalThis & {
  senteObserved?: { metrics: () => Promise<unknown>; stop: () => Promise<void> };
};

/** Makes Next's process ready to say its numbers, and sends them where a collector is named. */
export async function observeNext(): Promise<void> {
  holder.senteObserved = { metrics: () => collectMetrics('next'), stop: stopObserving };
  await startObserving('next');
}
