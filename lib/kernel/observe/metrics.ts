import type { Attributes, Counter, Histogram } from '@opentelemetry/api';
import type { InstrumentType as InstrumentTypeName, MetricData, MetricReader } from '@opentelemetry/sdk-metrics';
import { env } from '@/lib/kernel/env';
import { numbers, type Labels, type NumberName, type Values } from './numbers';
import { processNumbers } from './process-numbers';
import { resource, type ProcessName } from './resource';

/**
 * Counts what happens, once somebody has asked: the SDK is loaded by the first scrape, or at the start where a collector is named. Until then
 * every function here costs next to nothing.
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

// Next loads this module once for each of its bundles.
const holder = globalThis as typeof globalThis & { senteMetrics?: Shared };
const shared = (holder.senteMetrics ??= { watched: new Map(), running: null, starting: null });

/** A watched number that is not found in time is left out. Milliseconds. */
const patience = 2_000;
/** Seconds: from what the cache answers to what nobody waits for. */
const boundaries = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

export const isCounting = (): boolean => shared.running !== null;

type Of<Kind> = { [Name in NumberName]: (typeof numbers)[Name]['kind'] extends Kind ? Name : never }[NumberName];

/** Notes that it happened once more. */
export function count(name: Of<'counter'>, labels: Labels): void {
  (shared.running?.instruments.get(name) as Counter | undefined)?.add(1, labels);
}

export function record(name: Of<'histogram'>, value: number, labels: Labels): void {
  (shared.running?.instruments.get(name) as Histogram | undefined)?.record(value, labels);
}

/** Says where a number is looked up. What fails, or takes too long, is left out. */
export function watch(name: Of<'watched' | 'watchedCounter'>, read: () => Values | Promise<Values>): void {
  shared.watched.set(name, read);
}

/** All numbers of this process as they are now. The first question loads what is needed, and counts from then on. */
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
  /** What is watched and not found any more is not told any more: the SDK would repeat its last value for ever. */
  const temporality = (type: InstrumentTypeName) =>
    type === InstrumentType.OBSERVABLE_GAUGE ? AggregationTemporality.DELTA : AggregationTemporality.CUMULATIVE;
  /** One that is read when the front asks. */
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
