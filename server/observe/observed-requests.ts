import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCounting, record } from '@/lib/kernel/observe/metrics';
import { inSpan, isTracing } from '@/lib/kernel/observe/tracing';

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Measures each request and, where tracing is on, makes it the root of a trace; a trace id from the caller is ignored. Of the address only the
 * route's name is recorded.
 */
export function observedRequests(listener: Listener, routeOf: (path: string) => string): Listener {
  return (req, res) => {
    const isTraced = isTracing();
    if (!isTraced && !isCounting()) return listener(req, res);
    const began = performance.now();
    const method = methods.has(req.method!) ? req.method! : 'other';
    const route = routeOf(req.url!.split('?', 1)[0]!);
    res.once('close', () =>
      record('requestSeconds', (performance.now() - began) / 1000, { route, method, status: statusOf(res) }),
    );
    if (!isTraced) return listener(req, res);
    const attributes = { 'http.request.method': method, 'http.route': route };
    void inSpan(`${method} ${route}`, { kind: 'SERVER', isRoot: true, attributes }, async (span) => {
      const closed = once(res, 'close');
      listener(req, res);
      await closed;
      span?.setAttribute('http.response.status_code', res.statusCode);
      if (res.statusCode >= 500) span?.setStatus({ code: failed });
    });
  };
}

/** OpenTelemetry's SpanStatusCode.ERROR; its module is not loaded where traces are off. */
const failed = 2;

/** '2xx' and the like; 'aborted' where the visitor disconnected before the end. */
const statusOf = (res: ServerResponse) => (res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'aborted');
