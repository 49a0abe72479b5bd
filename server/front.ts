import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { errors } from 'undici';
import { negotiateLocale, regionOfHost } from '@/lib/i18n/address';
import { locales, localesOfRegion, regions, type Region } from '@/lib/i18n/locales';
import { log } from '@/lib/observe/log.mjs';
import { callerOf } from './caller-address';
import { dropMadeUpDraft } from './draft-cookie';
import { Health, healthPaths, isHealth } from './health';
import { isCached, CachedResponses } from './cached-responses';
import { isApi, isBackOffice, isPolicyReport, longestBody, rejectionOf } from './limits';
import { isMetrics, metricsPage, metricsPath } from './metrics-page';
import {
  endToEnd,
  filmConnections,
  isFilm,
  isHtml,
  readWhole,
  type WholeResponse,
  type NextClient,
  type NextResponse,
} from './next-client';
import { PolicyReports } from './policy-reports';
import { pageCaching } from './prepare-response';
import { isRead, publicAddress, publicAddressOf, type PublicAddress } from './public-addresses';
import { BodyRejected, RequestBodies } from './request-body';
import { nameRequest, requestIdHeader } from './request-id';
import type { savedResponses } from './saved-responses';
import { policyOf, policyWithNonce, type Headers } from './security-headers';
import { sendCached, sendRejection, sendWhole } from './send';
import type { SharedPages } from './shared-pages';
import { SlowCallers } from './slow-callers';
import { Warmer } from './warmer';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
type Options = {
  next: Pick<NextClient, 'send' | 'ask'>;
  /** The one edit of a document; none leaves it as it is. */
  edit?: ((html: string) => string) | undefined;
  /** Where responses wait for the next start. */
  saved?: ReturnType<typeof savedResponses>;
  /** Where instances share what they make; none makes all of it here. */
  shared?: SharedPages | undefined;
  /** The host under which each site is asked for what is the same for everybody; a visitor's own is not believed. */
  hosts: Record<Region, string>;
  headers: Headers;
  buildFiles: Handler;
  settleCallerAddress: (req: IncomingMessage) => void;
  /** What Next's cookie of the draft mode says in this build. */
  draftSecret: string;
  /** How bodies are read; the tests have less patience. */
  bodies?: RequestBodies;
};

/** `number`: up to which of the database Next has heard all of them (lib/invalidation/heard-invalidations.ts). */
type Invalidation = { tags: readonly string[]; number?: number | null };

/** Where a platform says what an edit has made old; the front invalidates when Next has. */
const invalidating = '/api/revalidate';
/**
 * The length is that of the body read here; Next reads the nonce of its scripts from a policy, makes a page anew for who knows a key, and would go on with a
 * stranger's trace.
 */
const notSaidByVisitors = [
  ...['content-length', 'content-security-policy', 'content-security-policy-report-only', 'x-prerender-revalidate'],
  ...['traceparent', 'tracestate', 'baggage'],
];
/** What is long has come by then on a slow line, a lesson's film has been watched with its pauses; a player goes on with the range it lacks. Milliseconds. */
const longestReading = { other: 600_000, film: 3_600_000 };

/** One HTTP server's responses: limits, files of the build, memory, and Next for all the rest. */
export function createFront({
  next,
  edit,
  saved,
  shared,
  hosts,
  headers,
  buildFiles,
  settleCallerAddress,
  draftSecret,
  bodies = new RequestBodies(),
}: Options) {
  async function load({ region, url }: PublicAddress): Promise<WholeResponse> {
    const whole = await next.ask(url, { host: hosts[region], accept: isRead({ url }) ? 'application/json' : '*/*' });
    if (!edit || !isHtml(whole.headers)) return whole;
    return { ...whole, body: Buffer.from(edit(whole.body.toString('utf8'))) };
  }
  const cached = new CachedResponses(load, (address) => warmer.want(address), undefined, shared);
  const reports = new PolicyReports(bodies);
  const readers = new SlowCallers({ ofOne: 32 });
  // A class behind one address watches together; a paused film is cut before others have to wait, and asked for again when it goes on.
  const watchers = new SlowCallers({ ofOne: 64, inAll: filmConnections - 16 });
  saved?.restore(cached);
  const warmer = new Warmer(cached, saved && (() => saved.save(cached)));
  const askNext = (path: string) => async (signal: AbortSignal) => {
    const { status, body } = await next.ask(path, { host: hosts.global }, signal);
    if (status !== 200) throw new Error(`Next answered ${status}`);
    return JSON.parse(body.toString('utf8')) as unknown;
  };
  const sendMetrics = metricsPage(askNext(metricsPath));
  cached.tellNumbers();
  const health = new Health({
    askNext: askNext(healthPaths.ready),
    async warm() {
      const found = await Promise.all(homes.map((home) => cached.read(home)));
      return found.every((home) => isCached(home) || home.status < 500);
    },
  });

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (isPolicyReport(req.url ?? '')) return takeReport(req, res);
    const address = publicAddressOf(req);
    if (!address) return proxy(req, res);
    const found = await cached.read(address).catch((error: unknown) => {
      logFailure(req, error);
      return null;
    });
    if (found && isCached(found)) return sendCached(req, res, found, isNotFoundText(address) ? 404 : 200);
    if (!found || found.status >= 500) return sendRejection(req, res, { status: 503 });
    if (found.status === 404 && isHtml(found.headers)) return sendNotFound(req, res);
    // A redirect keeps the query, which a page is asked for without; and a cookie is for one visitor alone.
    if ((!isRead(address) && req.url !== address.url) || found.headers['set-cookie']) return proxy(req, res);
    sendWhole(res, withPolicy(found));
  }

  async function takeReport(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const rejection = await reports.take(req);
    if (rejection) sendRejection(req, res, rejection);
    else res.writeHead(204, { 'cache-control': 'no-store' }).end();
  }

  /** The text of a 404 in the visitor's language: Next's own document of a missing page is empty until scripts run. */
  async function sendNotFound(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const region = regionOfHost(req.headers.host ?? '');
    const address = publicAddress(region, `/${localeOf(req, region)}/404`)!;
    const text = await cached.read(address);
    if (isCached(text)) await sendCached(req, res, text, 404);
    else sendRejection(req, res, { status: 404 });
  }

  /** Passes a request on, once all of it is here, and its response back as it comes. */
  async function proxy(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = req;
    const [path = ''] = url.split('?', 1);
    const body = await bodies.read(req, longestBody(req, path));
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
    sendWhole(res, withPolicy(said));
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
    const longest = longestReading[isOfFilm ? 'film' : 'other'];
    await pipeline(response.body, res, { signal: AbortSignal.timeout(longest) })
      .catch(() => res.destroy())
      .finally(done);
  }

  function invalidate({ tags, number = null }: Invalidation): void {
    shared?.hear(number);
    cached.invalidate(tags);
    warmer.again();
  }

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    if (res.writableEnded) return;
    if (res.headersSent || res.destroyed) return void res.destroy();
    if (error instanceof BodyRejected) return sendRejection(req, res, error);
    // A header or an address that HTTP has no form for.
    if (error instanceof errors.InvalidArgumentError) return sendRejection(req, res, { status: 400 });
    logFailure(req, error);
    const id = req.headers[requestIdHeader];
    if (id) res.setHeader(requestIdHeader, id);
    sendRejection(req, res, { status: 503 });
  }

  return {
    listener(req: IncomingMessage, res: ServerResponse): void {
      for (const name in headers) res.setHeader(name, headers[name]!);
      // A proxy that keeps connections shall keep none to a server that ends.
      if (health.isDraining) res.setHeader('connection', 'close');
      const rejection = rejectionOf(req);
      if (rejection) return sendRejection(req, res, rejection);
      if (isHealth(req)) return void health.respond(req, res);
      if (isMetrics(req)) return void sendMetrics(res).catch((error: unknown) => fail(req, res, error));
      buildFiles(req, res, () => {
        nameRequest(req);
        settleCallerAddress(req);
        dropMadeUpDraft(req, draftSecret);
        respond(req, res).catch((error: unknown) => fail(req, res, error));
      });
    },
    invalidate,
    save: async () => {
      reports.write();
      await saved?.save(cached);
    },
    warmer,
    /** Says that it is not ready any more, and goes on answering. */
    drain: () => health.drain(),
  };
}

const logFailure = ({ headers }: IncomingMessage, error: unknown) =>
  log('error', 'a request failed', {
    requestId: headers[requestIdHeader],
    error: error instanceof Error ? error.stack : String(error),
  });

const isDocument = ({ headers }: IncomingMessage, path: string) =>
  headers.rsc === undefined && !/^\/(?:api|_next|backstage)(?:\/|$)/.test(path);

/** Where most visits begin: each site in each of its languages. */
const homes = regions.flatMap((region) =>
  localesOfRegion[region].flatMap((locale) => publicAddress(region, `/${locale}`) ?? []),
);

const isNotFoundText = ({ url }: PublicAddress) => /^\/[^/]+\/404$/.test(url);

function localeOf({ url = '', headers }: IncomingMessage, region: Region) {
  const named = locales.find((locale) => url.toLowerCase().startsWith(`/${locale.toLowerCase()}`));
  if (named && localesOfRegion[region].includes(named)) return named;
  return negotiateLocale(region, undefined, headers['accept-language'] ?? null);
}

/** A document that brings no policy gets that of its own scripts. */
function withPolicy(whole: WholeResponse): WholeResponse {
  if (!isHtml(whole.headers) || whole.headers['content-security-policy']) return whole;
  const policy = policyOf(whole.body.toString('utf8'));
  return { ...whole, headers: { ...whole.headers, 'content-security-policy': policy } };
}
