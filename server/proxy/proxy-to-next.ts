import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { callerOf } from '../limits/caller-address';
import { isApi, isBackOffice, maxBodyBytes } from '../limits/limits';
import { revalidationHeader } from '../next/revalidation-header';
import { asksForPageData } from '../next/soft-navigation.mjs';
import {
  endToEnd,
  videoConnections,
  isVideo,
  isHtml,
  readWhole,
  type NextClient,
  type NextResponse,
} from './next-client';
import { pageCaching } from '../headers/page-caching';
import type { RequestBodies } from '../limits/request-body';
import { policyWithNonce } from '../headers/security-headers';
import { sendWhole } from './send';
import { SlowCallers } from '../limits/slow-callers';

/** `number`: Next has received all invalidations of the database up to it (lib/kernel/cache/received-invalidations.ts). */
export type Invalidation = { tags: readonly string[]; number?: number | null };

/** Where the platform reports invalidations; the front invalidates after Next has. */
const invalidating = '/api/revalidate';
/**
 * Headers that visitors may not set. The length is that of the body read here; Next would take the nonce of its scripts from the policy, render pages
 * anew for a key, and continue a caller's trace.
 */
const notFromVisitors = [
  'content-length',
  'content-security-policy',
  'content-security-policy-report-only',
  revalidationHeader,
  'traceparent',
  'tracestate',
  'baggage',
];
/** Milliseconds. Enough for large responses on a slow connection, and to watch a lesson's video with pauses; a player then requests the range it lacks. */
const maxReadingMs = { other: 600_000, video: 3_600_000 };

type Options = {
  next: Pick<NextClient, 'send'>;
  bodies: RequestBodies;
  /** Responds in place of Next's own document of a missing page. */
  sendNotFound: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  invalidate: (outdated: Invalidation) => void;
};

/** Forwards a request when all of it has arrived, and streams its response back. */
export function proxyToNext({ next, bodies, sendNotFound, invalidate }: Options) {
  const readers = new SlowCallers({ ofOne: 32 });
  // A class behind one address may watch together; a paused video is cut before others have to wait, and the player requests it again.
  const watchers = new SlowCallers({ ofOne: 64, inAll: videoConnections - 16 });

  async function proxy(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = req;
    const [path = ''] = url.split('?', 1);
    const body = await bodies.read(req, maxBodyBytes(req, path));
    const headers = endToEnd(req.headers);
    for (const name of notFromVisitors) delete headers[name];
    // Responses that are read here must not be compressed.
    if (path === invalidating || isDocument(req, path)) delete headers['accept-encoding'];
    if (isBackOffice(path)) {
      const policy = policyWithNonce(randomBytes(16).toString('base64'));
      headers['content-security-policy'] = policy;
      res.setHeader('content-security-policy', policy);
    }
    const gone = new AbortController();
    // Reads are aborted when the visitor disconnects; writes are completed, because an aborted one would fail in Next.
    if (method === 'GET' || method === 'HEAD') res.on('close', () => gone.abort());
    const response = await next.send({ method, url, headers, body, signal: gone.signal });
    // Next would let proxies cache a page for an hour.
    if (String(response.headers['cache-control']).includes('s-maxage')) response.headers['cache-control'] = pageCaching;
    const isPublicDocument = isHtml(response.headers) && !isBackOffice(path);
    if (!isPublicDocument && path !== invalidating) return stream(req, res, response);
    const whole = await readWhole(response);
    // Pages of the API have 404 pages of their own.
    if (isPublicDocument && whole.status === 404 && method !== 'POST' && !isApi(path)) return sendNotFound(req, res);
    if (method === 'POST' && path === invalidating && whole.status === 200)
      invalidate(JSON.parse(whole.body.toString()) as Invalidation);
    sendWhole(res, whole);
  }

  /** Streams a response, which the visitor may read slowly: a long one occupies a connection to Next until then. */
  async function stream(req: IncomingMessage, res: ServerResponse, response: NextResponse): Promise<void> {
    const isFailure = response.statusCode === 500 && isHtml(response.headers);
    res.writeHead(isFailure ? 503 : response.statusCode, {
      ...endToEnd(response.headers),
      ...(isFailure && { 'retry-after': '5' }),
    });
    const caller = callerOf(req);
    const isOfVideo = isVideo(req.url ?? '');
    const done = (isOfVideo ? watchers : readers).add({
      caller,
      isWaiting: () => res.writableNeedDrain,
      cut: () => res.destroy(),
    });
    const longest = maxReadingMs[isOfVideo ? 'video' : 'other'];
    await pipeline(response.body, res, { signal: AbortSignal.timeout(longest) })
      .catch(() => res.destroy())
      .finally(done);
  }

  return proxy;
}

const isDocument = ({ headers }: IncomingMessage, path: string) =>
  !asksForPageData(headers) && !/^\/(?:api|_next|backstage)(?:\/|$)/.test(path);
