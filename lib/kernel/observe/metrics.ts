import type { Attributes, Counter, Histogram } from '@opentelemetry/api';
import type { InstrumentType as InstrumentTypeName, MetricData, MetricReader } from '@opentelemetry/sdk-metrics';
import { env } from '@/lib/kernel/env';
import { numbers, type Labels, type NumberName, type Values } from './numbers';
import { processNumbers } from './process-numbers';
import { resource, type ProcessName } from './resource';

/**
 * Metrics, which start on demand: the SDK is loaded by the first scrape, or at the start if a collector is configured. Until then
 * every function here costs almost nothing.
 */
type Running = {
  instruments: Map<NumberName, Counter | Histogram>;
  collect: () => Promise<MetricData[]>;
  stop: () => Promise<void>;
};
type Shared = {
  watched: Map<NumberName, () => Values | Promise<Values>>;
  running: Running | null;
  starting: Promise<Running> | null;
};

// Global, because Next loads this module once for each of its bundles.
const holder = globalThis as typeof globalThis & { senteMetrics?: Shared };
const shared = (holder.senteMetrics ??= { watched: new Map(), running: null, starting: null });

/** Milliseconds after which a watched number that is not available is left out. */
const patience = 2_000;
/** Histogram buckets in seconds, from a cache hit to a timeout. */
const boundaries = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

export const isCounting = (): boolean => shared.running !== null;

type Of<Kind> = { [Name in NumberName]: (typeof numbers)[Name]['kind'] extends Kind ? Name : never }[NumberName];

/** Increments a counter. */
export function count(name: Of<'counter'>, labels: Labels): void {
  (shared.running?.instruments.get(name) as Counter | undefined)?.add(1, labels);
}

export function record(name: Of<'histogram'>, value: number, labels: Labels): void {
  (shared.running?.instruments.get(name) as Histogram | undefined)?.record(value, labels);
}

/** Registers the function that reads a number. A read that fails or takes too long is left out. */
export function watch(name: Of<'watched' | 'watchedCounter'>, read: () => Values | Promise<Values>): void {
  shared.watched.set(name, read);
}

/** All current numbers of this process. The first call loads the SDK and starts counting. */
export async function collectMetrics(of: ProcessName): Promise<MetricData[]> {
  return (await startMetrics(of)).collect();
}

export function startMetrics(of: ProcessName): Promise<Running> {
  return (shared.starting ??= start(of).catch((error: unknown) => {
    shared.starting = null;
    throw error;
  }));
}

export async function stopMetrics(): Promise<void> {
  await shared.running?.stop();
  shared.running = shared.starting = null;
}

async function start(of: ProcessName): Promise<Running> {
  const { AggregationTemporality, InstrumentType, MeterProvider, MetricReader, PeriodicExportingMetricReader } =
    await import('@opentelemetry/sdk-metrics');
  /** Delta for gauges, so that a watched value that disappears is no longer exported; the SDK would repeat its last value. */
  const temporality = (type: InstrumentTypeName) =>
    type === InstrumentType.OBSERVABLE_GAUGE ? AggregationTemporality.DELTA : AggregationTemporality.CUMULATIVE;
  /** A reader that the front's scrape triggers. */
  class Asked extends MetricReader {
    async onForceFlush() {}
    async onShutdown() {}
  }
  const asked = new Asked({ aggregationTemporalitySelector: temporality });
  const readers: MetricReader[] = [asked];
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http');
    const exportIntervalMillis = env.OTEL_METRIC_EXPORT_INTERVAL;
    const exportTimeoutMillis = Math.min(10_000, exportIntervalMillis);
    const exporter = Object.assign(new OTLPMetricExporter(), { selectAggregationTemporality: temporality });
    readers.push(new PeriodicExportingMetricReader({ exporter, exportIntervalMillis, exportTimeoutMillis }));
  }
  const provider = new MeterProvider({ resource: await resource(of), readers });
  for (const [name, read] of processNumbers(of)) watch(name, read);
  shared.running = {
    instruments: instrumentsOf(provider.getMeter('sente')),
    async collect() {
      const { resourceMetrics } = await asked.collect({ timeoutMillis: patience });
      return resourceMetrics.scopeMetrics.flatMap(({ metrics }) => metrics);
    },
    stop: () => provider.shutdown({ timeoutMillis: 1_000 }).catch(() => {}),
  };
  return shared.running;
}

type Meter = ReturnType<InstanceType<typeof import('@opentelemetry/sdk-metrics').MeterProvider>['getMeter']>;

function instrumentsOf(meter: Meter): Running['instruments'] {
  const instruments: Running['instruments'] = new Map();
  for (const key of Object.keys(numbers) as NumberName[]) {
    const { name, kind, help: description, ...rest } = numbers[key];
    const options = { description, ...rest };
    if (kind === 'counter') instruments.set(key, meter.createCounter(name, options));
    else if (kind === 'histogram')
      instruments.set(
        key,
        meter.createHistogram(name, { ...options, advice: { explicitBucketBoundaries: boundaries } }),
      );
    else {
      const watched =
        kind === 'watched' ? meter.createObservableGauge(name, options) : meter.createObservableCounter(name, options);
      watched.addCallback(async (result) => {
        const values = await Promise.resolve(shared.watched.get(key)?.()).catch(() => undefined);
        for (const [value, labels] of values ?? []) result.observe(value, labels as Attributes);
      });
    }
  }
  return instruments;
}
