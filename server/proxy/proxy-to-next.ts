import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { callerOf } from '../limits/caller-address';
import { isApi, isBackOffice, maxBodyBytes } from '../limits/limits';
import { revalidationHeader } from '../next/revalidation-header';
import { asksForPageData } from '../next/soft-navigation.mjs';
import {
  endToEnd,
  filmConnections,
  isFilm,
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

/** `number`: up to which of the database Next has heard all of them (lib/kernel/cache/heard-invalidations.ts). */
export type Invalidation = { tags: readonly string[]; number?: number | null };

/** Where a platform says what an edit has made old; the front invalidates when Next has. */
const invalidating = '/api/revalidate';
/**
 * The length is that of the body read here; Next reads the nonce of its scripts from a policy, makes a page anew for who knows a key, and would go on with a
 * stranger's trace.
 */
const notSaidByVisitors = [
  'content-length',
  'content-security-policy',
  'content-security-policy-report-only',
  revalidationHeader,
  'traceparent',
  'tracestate',
  'baggage',
];
/** What is long has come by then on a slow line, a lesson's film has been watched with its pauses; a player goes on with the range it lacks. Milliseconds. */
const maxReadingMs = { other: 600_000, film: 3_600_000 };

type Options = {
  next: Pick<NextClient, 'send'>;
  bodies: RequestBodies;
  /** Answers in place of Next's own document of a missing page. */
  sendNotFound: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  invalidate: (outdated: Invalidation) => void;
};

/** Passes a request on, once all of it is here, and its response back as it comes. */
export function proxyToNext({ next, bodies, sendNotFound, invalidate }: Options) {
  const readers = new SlowCallers({ ofOne: 32 });
  // A class behind one address watches together; a paused film is cut before others have to wait, and asked for again when it goes on.
  const watchers = new SlowCallers({ ofOne: 64, inAll: filmConnections - 16 });

  async function proxy(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = req;
    const [path = ''] = url.split('?', 1);
    const body = await bodies.read(req, maxBodyBytes(req, path));
    const headers = endToEnd(req.headers);
    for (const name of notSaidByVisitors) delete headers[name];
    // What is read here before it is sent comes plain.
    if (path === invalidating || isDocument(req, path)) delete headers['accept-encoding'];
    if (isBackOffice(path)) {
      const policy = policyWithNonce(randomBytes(16).toString('base64'));
      headers['content-security-policy'] = policy;
      res.setHeader('content-security-policy', policy);
    }
    const gone = new AbortController();
    // A reading ends when its reader goes; what is written is heard whole: cut on its way to Next, it would be a request that fails there.
    if (method === 'GET' || method === 'HEAD') res.on('close', () => gone.abort());
    const response = await next.send({ method, url, headers, body, signal: gone.signal });
    // Next would let proxies hold a page for an hour, whoever asked for it.
    if (String(response.headers['cache-control']).includes('s-maxage')) response.headers['cache-control'] = pageCaching;
    const isPublicDocument = isHtml(response.headers) && !isBackOffice(path);
    if (!isPublicDocument && path !== invalidating) return stream(req, res, response);
    const said = await readWhole(response);
    // A page of the API says itself what is missing.
    if (isPublicDocument && said.status === 404 && method !== 'POST' && !isApi(path)) return sendNotFound(req, res);
    if (method === 'POST' && path === invalidating && said.status === 200)
      invalidate(JSON.parse(said.body.toString()) as Invalidation);
    sendWhole(res, said);
  }

  /** A response of which the visitor may read slowly: what is long holds a connection to Next until he has it. */
  async function stream(req: IncomingMessage, res: ServerResponse, response: NextResponse): Promise<void> {
    const isFailure = response.statusCode === 500 && isHtml(response.headers);
    res.writeHead(isFailure ? 503 : response.statusCode, {
      ...endToEnd(response.headers),
      ...(isFailure && { 'retry-after': '5' }),
    });
    const caller = callerOf(req);
    const isOfFilm = isFilm(req.url ?? '');
    const done = (isOfFilm ? watchers : readers).add({
      caller,
      isWaiting: () => res.writableNeedDrain,
      cut: () => res.destroy(),
    });
    const longest = maxReadingMs[isOfFilm ? 'film' : 'other'];
    await pipeline(response.body, res, { signal: AbortSignal.timeout(longest) })
      .catch(() => res.destroy())
      .finally(done);
  }

  return proxy;
}

const isDocument = ({ headers }: IncomingMessage, path: string) =>
  !asksForPageData(headers) && !/^\/(?:api|_next|backstage)(?:\/|$)/.test(path);
