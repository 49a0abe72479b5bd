import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** Attributes in which Next stores requested URLs; a query may contain a code or a token. */
const addresses = ['http.target', 'http.url', 'next.span_name'];
const cut = (text: string) => text.split('?', 1)[0]!;

/** Removes the query from every URL before a span is sent. */
export function withoutQueries(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => next.onStart(span, context),
    onEnd(span) {
      const { attributes } = span;
      for (const name of addresses) if (name in attributes) attributes[name] = cut(String(attributes[name]));
      (span as { -readonly [Key in 'name']: ReadableSpan[Key] }).name = cut(span.name);
      next.onEnd(span);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}
