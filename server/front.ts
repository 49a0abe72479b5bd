import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from 'undici';
import { negotiateLocale, regionOfHost } from '@/lib/kernel/links/address';
import { locales, localesOfRegion, regions, type Region } from '@/lib/kernel/i18n/locales';
import { log } from '@/lib/kernel/observe/log.mjs';
import { Health, healthPaths, isHealth } from './observe/health';
import { isCached, CachedResponses } from './cache/cached-responses';
import { cachedSender } from './cache/cached-sender';
import { isPolicyReport, rejectionOf } from './limits/limits';
import { isMetrics, metricsPage, metricsPath } from './observe/metrics-page';
import { dropMadeUpDraft } from './next/draft-cookie';
import { isHtml, type NextClient, type WholeResponse } from './proxy/next-client';
import { PolicyReports } from './policy-reports';
import { proxyToNext, type Invalidation } from './proxy/proxy-to-next';
import { isRead, publicAddress, publicAddressOf, type PublicAddress } from './cache/public-addresses';
import { BodyRejected, RequestBodies } from './limits/request-body';
import { nameRequest, requestIdHeader } from './observe/request-id';
import type { savedResponses } from './cache/saved-responses';
import type { Headers } from './headers/security-headers';
import { sendRejection, sendWhole } from './proxy/send';
import type { SharedPages } from './cache/shared-pages';
import { Warmer } from './cache/warmer';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
type Options = {
  next: Pick<NextClient, 'send' | 'ask'>;
  /** The edit of each document; absent: documents stay as they are. */
  edit?: ((html: string) => string) | undefined;
  /** Where responses are saved for the next start. */
  saved?: ReturnType<typeof savedResponses>;
  /** The pages that instances share; absent: this instance makes all pages itself. */
  shared?: SharedPages | undefined;
  /** The host of requests for public pages of each site; the visitor's own Host header is not trusted. */
  hosts: Record<Region, string>;
  headers: Headers;
  buildFiles: Handler;
  settleCallerAddress: (req: IncomingMessage) => void;
  /** The value of Next's draft-mode cookie in this build. */
  draftSecret: string;
  /** How bodies are read; the tests use a shorter timeout. */
  bodies?: RequestBodies;
};

/** The listener of the HTTP server: limits, files of the build, the cache, and Next for everything else. */
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
  const proxy = proxyToNext({ next, bodies, sendNotFound, invalidate });
  const sendCached = cachedSender(headers);
  saved?.restore(cached);
  const warmer = new Warmer(cached, saved && (() => saved.save(cached)));
  const askNext = (path: string) => async (signal: AbortSignal) => {
    const { status, body } = await next.ask(path, { host: hosts.global }, signal);
    if (status !== 200) throw new Error(`Next answered ${status}`);
    return JSON.parse(body.toString('utf8')) as unknown;
  };
  const sendMetrics = metricsPage(askNext(metricsPath));
  cached.publishMetrics();
  const health = new Health({
    askNext: askNext(healthPaths.ready),
    async warm() {
      const found = await Promise.all(homes.map((home) => cached.read(home)));
      return found.every((home) => isCached(home) || home.status < 500);
    },
  });

  /** The fast path: most requests are for fresh cached responses, which need neither the caller's address nor a request id. */
  function freshFor(req: IncomingMessage) {
    if (health.isDraining) return null;
    const address = publicAddressOf(req);
    return address && !isNotFoundText(address) ? cached.fresh(address) : null;
  }

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
    // Pages are loaded without the query, but a redirect must retain it; and a cookie is for one visitor alone.
    if ((!isRead(address) && req.url !== address.url) || found.headers['set-cookie']) return proxy(req, res);
    sendWhole(res, found);
  }

  async function takeReport(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const rejection = await reports.take(req);
    if (rejection) sendRejection(req, res, rejection);
    else res.writeHead(204, { 'cache-control': 'no-store' }).end();
  }

  /** Sends a 404 in the visitor's language, because Next's own document of a missing page is empty until scripts run. */
  async function sendNotFound(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const region = regionOfHost(req.headers.host ?? '');
    const address = publicAddress(region, `/${localeOf(req, region)}/404`)!;
    const text = await cached.read(address);
    if (isCached(text)) await sendCached(req, res, text, 404);
    else sendRejection(req, res, { status: 404 });
  }

  function invalidate({ tags, number = null }: Invalidation): void {
    shared?.hear(number);
    cached.invalidate(tags);
    warmer.again();
  }

  function addGeneralHeaders(res: ServerResponse): void {
    for (const name in headers) res.setHeader(name, headers[name]!);
  }

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    if (res.writableEnded) return;
    if (res.headersSent || res.destroyed) return void res.destroy();
    addGeneralHeaders(res);
    if (error instanceof BodyRejected) return sendRejection(req, res, error);
    // A header or an address that is invalid in HTTP.
    if (error instanceof errors.InvalidArgumentError) return sendRejection(req, res, { status: 400 });
    logFailure(req, error);
    const id = req.headers[requestIdHeader];
    if (id) res.setHeader(requestIdHeader, id);
    sendRejection(req, res, { status: 503 });
  }

  return {
    listener(req: IncomingMessage, res: ServerResponse): void {
      const rejection = rejectionOf(req);
      dropMadeUpDraft(req, draftSecret);
      const fresh = rejection ? null : freshFor(req);
      if (fresh) return void sendCached(req, res, fresh).catch((error: unknown) => fail(req, res, error));
      addGeneralHeaders(res);
      // A proxy shall not reuse connections to a server that is ending.
      if (health.isDraining) res.setHeader('connection', 'close');
      if (rejection) return sendRejection(req, res, rejection);
      if (isHealth(req)) return void health.respond(req, res);
      if (isMetrics(req)) return void sendMetrics(res).catch((error: unknown) => fail(req, res, error));
      buildFiles(req, res, () => {
        nameRequest(req);
        settleCallerAddress(req);
        respond(req, res).catch((error: unknown) => fail(req, res, error));
      });
    },
    invalidate,
    save: async () => {
      reports.write();
      await saved?.save(cached);
    },
    warmer,
    /** Reports that it is no longer ready, and goes on responding. */
    drain: () => health.drain(),
  };
}

const logFailure = ({ headers }: IncomingMessage, error: unknown) =>
  log('error', 'a request failed', {
    requestId: headers[requestIdHeader],
    error: error instanceof Error ? error.stack : String(error),
  });

/** The home pages of each site in each of its languages, where most visits begin. */
const homes = regions.flatMap((region) =>
  localesOfRegion[region].flatMap((locale) => publicAddress(region, `/${locale}`) ?? []),
);

const isNotFoundText = ({ url }: PublicAddress) => /^\/[^/]+\/404$/.test(url);

function localeOf({ url = '', headers }: IncomingMessage, region: Region) {
  const named = locales.find((locale) => url.toLowerCase().startsWith(`/${locale.toLowerCase()}`));
  if (named && localesOfRegion[region].includes(named)) return named;
  return negotiateLocale(region, undefined, headers['accept-language'] ?? null);
}
