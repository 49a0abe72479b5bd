import { env } from '@/lib/kernel/env';
import { startMetrics, stopMetrics } from './metrics';
import type { ProcessName } from './resource';
import { startTracing, stopTracing } from './tracing';

/** Starts the export if a collector is configured. Without one nothing is loaded, and the first request for `/metrics` starts the metrics. */
export async function startObserving(of: ProcessName): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  await startTracing(of);
  await startMetrics(of);
}

/** Flushes the pending data, for a second at most. */
export async function stopObserving(): Promise<void> {
  await Promise.all([stopTracing(), stopMetrics()]);
}
