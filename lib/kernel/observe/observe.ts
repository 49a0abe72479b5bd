import { env } from '@/lib/kernel/env';
import { startMetrics, stopMetrics } from './metrics';
import type { ProcessName } from './resource';
import { startTracing, stopTracing } from './tracing';

/** Where a collector is named, everything is sent to it from the start. Elsewhere nothing is loaded: who asks for `/metrics` begins the count. */
export async function startObserving(of: ProcessName): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  await startTracing(of);
  await startMetrics(of);
}

/** Sends what has not been sent yet, for a second at most. */
export async function stopObserving(): Promise<void> {
  await Promise.all([stopTracing(), stopMetrics()]);
}
