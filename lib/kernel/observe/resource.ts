import type { Resource } from '@opentelemetry/resources';

export type ProcessName = 'front' | 'next';

/** The resource attributes for the collector: OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, and which of the two processes it is. */
export async function resource(of: ProcessName): Promise<Resource> {
  const { detectResources, envDetector, hostDetector, resourceFromAttributes, serviceInstanceIdDetector } =
    await import('@opentelemetry/resources');
  const own = resourceFromAttributes({ 'service.name': 'sente', 'sente.process': of });
  return own.merge(detectResources({ detectors: [hostDetector, serviceInstanceIdDetector, envDetector] }));
}
