import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Pool, type Dispatcher } from 'undici';
import { filmOperations } from '@/lib/films/contract';
import { addressPattern } from '@/lib/kernel/api/operation';
import { inSpan, traceHeaders } from '@/lib/kernel/observe/tracing';

/** Next took longer than this to begin a response, or to go on with one: it hangs. Milliseconds. */
const patience = 60_000;
/** So much of a response is taken from Next before the visitor has read any of it: what is shorter never waits for a slow one. */
const readAhead = 256_000;

/** So many films come at once. */
export const filmConnections = 256;
const film = addressPattern(filmOperations.film);
export const isFilm = (url: string): boolean => film.test(url.split('?', 1)[0]!);

/** A body is always whole: its length is what it is, whatever its sender said, so one request can never run into the next. */
export type NextRequest = {
  method: string;
  url: string;
  headers: Record<string, string | string[]>;
  body?: Buffer | undefined;
  signal?: AbortSignal;
};
export type NextResponse = Dispatcher.ResponseData;
type Asked = Dispatcher.RequestOptions & Pick<NextRequest, 'headers'>;

/** The way to Next, which runs in a process of its own behind a socket (`scripts/next.mjs`), so that rendering holds up no cached response. */
export class NextClient {
  #pool: Pool;
  /** What everybody gets comes by connections of its own: nothing a visitor sends has ever been on them. */
  #shared: Pool;
  /** Films, each of which is on its way for minutes: however many are watched, they take no connection from the rest. */
  #films: Pool;

  constructor(socketPath: string) {
    const open = (connections: number) =>
      new Pool('http://next', { socketPath, connections, headersTimeout: patience, bodyTimeout: patience });
    this.#pool = open(192);
    this.#shared = open(64);
    this.#films = open(filmConnections);
  }

  send({ url, ...request }: NextRequest): Promise<NextResponse> {
    const method = request.method as Dispatcher.HttpMethod;
    const pool = isFilm(url) ? this.#films : this.#pool;
    return this.#request(pool, { ...request, method, path: url, highWaterMark: readAhead });
  }

  /** A whole response to what names no visitor. */
  async ask(url: string, headers: Record<string, string>, signal?: AbortSignal): Promise<WholeResponse> {
    const asked = { method: 'GET', path: url, headers, signal: signal ?? null } as const;
    return readWhole(await this.#request(this.#shared, asked));
  }

  /** Until Next begins its response, as a span that Next's own are part of. */
  #request(pool: Pool, { headers, ...asked }: Asked): Promise<NextResponse> {
    return inSpan('Next', { kind: 'CLIENT' }, () =>
      pool.request({ ...asked, headers: { ...headers, ...traceHeaders() } }),
    );
  }
}

export async function readWhole({ statusCode, headers, body }: NextResponse): Promise<WholeResponse> {
  return { status: statusCode, headers: endToEnd(headers), body: Buffer.from(await body.arrayBuffer()) };
}

/** A response of Next's, read to its end. */
export type WholeResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** What belongs to one connection and not to the message; `expect` has been answered by then. */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const cached = Object.entries(headers).filter(([name, value]) => value !== undefined && !hopByHop.has(name));
  return Object.fromEntries(cached) as Record<string, string | string[]>;
}

export const isHtml = (headers: OutgoingHttpHeaders) => String(headers['content-type'] ?? '').startsWith('text/html');
