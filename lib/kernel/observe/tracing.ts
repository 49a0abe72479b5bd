import type { Attributes, Span, Tracer } from '@opentelemetry/api';
import { env } from '@/lib/kernel/env';
import { reportTroubleOf } from './diagnostics';
import { resource, type ProcessName } from './resource';
import { withoutQueries } from './without-queries';

/** Traces, if a collector is configured; otherwise no tracing code is loaded. */
type Api = typeof import('@opentelemetry/api');
type Running = { api: Api; tracer: Tracer; stop: () => Promise<void> };

// Global, because Next loads this module once for each of its bundles; the log reads the trace of a line from it (log.mjs).
const holder = globalThis as typeof globalThis & { senteTracing?: Running | null };

export const isTracing = (): boolean => Boolean(holder.senteTracing);

export async function startTracing(of: ProcessName): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT || holder.senteTracing) return;
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  reportTroubleOf(api);
  const sent = new BatchSpanProcessor(new OTLPTraceExporter());
  // OTEL_TRACES_SAMPLER sets the sampling.
  const provider = new NodeTracerProvider({ resource: await resource(of), spanProcessors: [withoutQueries(sent)] });
  // Globally, because Next creates its own spans if there is a provider.
  provider.register();
  holder.senteTracing = {
    api,
    tracer: provider.getTracer('sente'),
    async stop() {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, 1_000).unref()),
      ]);
      for (const part of ['trace', 'context', 'propagation'] as const) api[part].disable();
    },
  };
}

export async function stopTracing(): Promise<void> {
  await holder.senteTracing?.stop();
  holder.senteTracing = null;
}

type Options = {
  kind?: 'INTERNAL' | 'SERVER' | 'CLIENT';
  /** Starts a new trace, also inside another span. */
  isRoot?: boolean;
  attributes?: Attributes;
};

/** Runs `work` in a span of the current trace; without tracing `work` gets `null`. */
export function inSpan<Result>(
  name: string,
  { kind = 'INTERNAL', isRoot = false, attributes = {} }: Options,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const running = holder.senteTracing;
  if (!running) return work(null);
  const { api, tracer } = running;
  const options = { kind: api.SpanKind[kind], root: isRoot, attributes };
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // Only the error's name: its message may contain user data.
      span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.setAttribute('error.type', (error as Error)?.name ?? 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Headers that propagate the current trace to the next process; empty without one. */
export function traceHeaders(): Record<string, string> {
  const headers = {};
  const api = holder.senteTracing?.api;
  api?.propagation.inject(api.context.active(), headers);
  return headers;
}
