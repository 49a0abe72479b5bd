import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import { negotiateLocale, regionOfHost } from '@/lib/i18n/address';
import { locales, localesOfRegion, type Region } from '@/lib/i18n/locales';
import { endToEnd, isHtml, readWhole, type Answer } from './answer';
import { isKept, KeptAnswers } from './kept-answers';
import { isBackOffice, longestBody, refusalOf } from './limits';
import type { NextSide } from './next-side';
import { isRead, publicAddress, publicAddressOf, type PublicAddress } from './public-addresses';
import type { savedAnswers } from './saved-answers';
import { policyOf, policyWithNonce, type Headers } from './security-headers';
import { sendKept, sendRefusal, sendWhole } from './send';
import { Warmer } from './warmer';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
type Options = {
  next: Pick<NextSide, 'open' | 'ask'>;
  /** The one edit of a document; none leaves it as it is. */
  edit?: ((html: string) => string) | undefined;
  /** Where answers wait for the next start. */
  saved?: ReturnType<typeof savedAnswers>;
  /** The host under which each site is asked for what is the same for everybody; a visitor's own is not believed. */
  hosts: Record<Region, string>;
  headers: Headers;
  buildFiles: Handler;
  settleCallerAddress: (req: IncomingMessage) => void;
};

/** Where a platform says what an edit has made old; the front forgets when Next has. */
const forgetting = '/api/revalidate';

/** One HTTP server's answers: limits, files of the build, memory, and Next for all the rest. */
export function createFront({ next, edit, saved, hosts, headers, buildFiles, settleCallerAddress }: Options) {
  async function load({ region, url }: PublicAddress): Promise<Answer> {
    const answer = await next.ask(url, { host: hosts[region], accept: isRead({ url }) ? 'application/json' : '*/*' });
    if (!edit || !isHtml(answer.headers)) return answer;
    return { ...answer, body: Buffer.from(edit(answer.body.toString('utf8'))) };
  }
  const kept = new KeptAnswers(load, (address) => warmer.want(address));
  saved?.restore(kept);
  const warmer = new Warmer(kept, saved && (() => saved.save(kept)));

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const address = publicAddressOf(req);
    if (!address) return relay(req, res);
    const found = await kept.read(address).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (found && isKept(found)) return sendKept(req, res, found, isNotFoundText(address) ? 404 : 200);
    if (!found || found.status >= 500) return sendRefusal(req, res, { status: 503 });
    if (found.status === 404 && isHtml(found.headers)) return sendNotFound(req, res);
    // Redirects and the like may depend on who asks.
    return relay(req, res);
  }

  /** The text of a 404 in the visitor's language: Next's own document of a missing page is empty until scripts run. */
  async function sendNotFound(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const region = regionOfHost(req.headers.host ?? '');
    const address = publicAddress(region, `/${localeOf(req, region)}/404`)!;
    const text = await kept.read(address);
    if (isKept(text)) await sendKept(req, res, text, 404);
    else sendRefusal(req, res, { status: 404 });
  }

  /** Passes a request on as it is, and its answer back as it comes. */
  function relay(req: IncomingMessage, res: ServerResponse): void {
    const { method = 'GET', url = '' } = req;
    const [path = ''] = url.split('?', 1);
    const given: OutgoingHttpHeaders = endToEnd(req.headers);
    // Next reads the nonce of its scripts there.
    delete given['content-security-policy'];
    delete given['content-security-policy-report-only'];
    // What is read here before it is sent comes plain.
    if (path === forgetting || isDocument(req, path)) delete given['accept-encoding'];
    if (isBackOffice(path)) {
      const policy = policyWithNonce(randomBytes(16).toString('base64'));
      given['content-security-policy'] = policy;
      res.setHeader('content-security-policy', policy);
    }
    const asked = next.open(method, url, given);
    const limited = bounded(longestBody(path, req.headers), () => sendRefusal(req, res, { status: 413 }));
    res.on('close', () => asked.destroy());
    limited.on('error', () => asked.destroy());
    // Next may answer before it has read all: the rest is read here, so that the visitor's connection is free for the next request.
    asked.on('close', () => req.unpipe(limited).resume());
    asked.on('error', (error) => fail(req, res, error));
    asked.on('response', (message) => {
      receive(message).catch((error: unknown) => fail(req, res, error));
    });
    req.pipe(limited).pipe(asked);

    async function receive(message: IncomingMessage): Promise<void> {
      if (res.headersSent) return void message.resume();
      const isPublicDocument = isHtml(message.headers) && !isBackOffice(path);
      if (isPublicDocument && message.statusCode === 404 && (method === 'GET' || method === 'HEAD')) {
        message.resume();
        return sendNotFound(req, res);
      }
      if (method === 'POST' && path === forgetting) {
        const said = await readWhole(message);
        if (said.status === 200) forget((JSON.parse(said.body.toString()) as { tags: string[] }).tags);
        return sendWhole(res, said);
      }
      if (isPublicDocument && !message.headers['content-security-policy']) {
        const document = await readWhole(message);
        return sendWhole(res, withPolicy(document));
      }
      const isFailure = message.statusCode === 500 && isHtml(message.headers);
      res.writeHead(isFailure ? 503 : (message.statusCode ?? 502), {
        ...endToEnd(message.headers),
        ...(isFailure && { 'retry-after': '5' }),
      });
      pipeline(message, res, () => {});
    }
  }

  function forget(tags: readonly string[]): void {
    kept.forget(tags);
    warmer.again();
  }

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    if (res.writableEnded) return;
    if (res.headersSent || res.destroyed) return void res.destroy();
    console.error(error);
    sendRefusal(req, res, { status: 503 });
  }

  return {
    listener(req: IncomingMessage, res: ServerResponse): void {
      for (const name in headers) res.setHeader(name, headers[name]!);
      const refusal = refusalOf(req);
      if (refusal) return sendRefusal(req, res, refusal);
      buildFiles(req, res, () => {
        settleCallerAddress(req);
        answer(req, res).catch((error: unknown) => fail(req, res, error));
      });
    },
    forget,
    save: async () => saved?.save(kept),
    warmer,
  };
}

const isDocument = ({ headers }: IncomingMessage, path: string) =>
  headers.rsc === undefined && !/^\/(?:api|_next|backstage)(?:\/|$)/.test(path);

const isNotFoundText = ({ url }: PublicAddress) => /^\/[^/]+\/404$/.test(url);

function localeOf({ url = '', headers }: IncomingMessage, region: Region) {
  const first = url.slice(1, 6).toLowerCase();
  const named = locales.find((locale) => locale.toLowerCase() === first);
  if (named && localesOfRegion[region].includes(named)) return named;
  return negotiateLocale(region, undefined, headers['accept-language'] ?? null);
}

const withPolicy = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'content-security-policy': policyOf(answer.body.toString('utf8')) },
});

/** Lets so many bytes through; what is longer was not announced, or a lie. */
function bounded(most: number, refuse: () => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= most) return done(null, chunk);
      refuse();
      done(new Error('body too long'));
    },
  });
}
