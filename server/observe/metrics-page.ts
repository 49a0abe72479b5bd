import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MetricData } from '@opentelemetry/sdk-metrics';
import { collectMetrics, watch } from '@/lib/kernel/observe/metrics';

/** The address for Prometheus (docs/operations.md, Observe). Next's process has one of its own, only for the front. */
export const metricsPath = '/metrics';
export const isMetrics = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => url.split('?', 1)[0] === metricsPath;

/** Milliseconds for Next's response, which never waits that long for its database. */
const patience = 3_000;

/**
 * Responds with all metrics of this instance, the front's and those of Next's process, in the text format of Prometheus.
 * @param askNext asks Next for its metrics; rejects while it is down
 */
export function metricsPage(askNext: (signal: AbortSignal) => Promise<unknown>) {
  let isNextUp = false;
  watch('nextUp', () => [[Number(isNextUp)]]);

  return async (res: ServerResponse): Promise<void> => {
    const ofNext = await askNext(AbortSignal.timeout(patience)).catch(() => null);
    isNextUp = Array.isArray(ofNext);
    const metrics = merged(await collectMetrics('front'), isNextUp ? (ofNext as MetricData[]) : []);
    const text = await inText(metrics);
    res
      .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
      .end(text);
  };
}

/** Merges families that both processes report, because Prometheus rejects duplicates. */
function merged(own: readonly MetricData[], others: readonly MetricData[]): MetricData[] {
  const families = new Map(own.map((metric) => [metric.descriptor.name, metric]));
  for (const metric of others) {
    const { name } = metric.descriptor;
    const before = families.get(name)?.dataPoints ?? [];
    families.set(name, { ...metric, dataPoints: [...before, ...metric.dataPoints] } as MetricData);
  }
  return [...families.values()].filter(({ dataPoints }) => dataPoints.length > 0);
}

async function inText(metrics: MetricData[]): Promise<string> {
  const [{ PrometheusSerializer }, { emptyResource }] = await Promise.all([
    import('@opentelemetry/exporter-prometheus'),
    import('@opentelemetry/resources'),
  ]);
  const [prefix, withTime, constantLabels, withoutTarget, withoutScope] = [undefined, false, undefined, true, true];
  const serializer = new PrometheusSerializer(prefix, withTime, constantLabels, withoutTarget, withoutScope);
  return serializer.serialize({ resource: emptyResource(), scopeMetrics: [{ scope: { name: 'sente' }, metrics }] });
}
