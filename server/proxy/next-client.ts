import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Pool, type Dispatcher } from 'undici';
import { videoOperations } from '@/lib/videos/contract';
import { addressPattern } from '@/lib/kernel/api/operation';
import { inSpan, traceHeaders } from '@/lib/kernel/observe/tracing';

/** Milliseconds for Next to begin a response or to continue one; after that it counts as hanging. */
const patience = 60_000;
/** Bytes of a response that are read from Next before the visitor reads any: shorter responses never wait for a slow visitor. */
const readAhead = 256_000;

/** Maximum number of concurrent videos. */
export const videoConnections = 256;
const videoPattern = addressPattern(videoOperations.film);
export const isVideo = (url: string): boolean => videoPattern.test(url.split('?', 1)[0]!);

/** A body is always complete and sent with its actual length, so that one request can never run into the next. */
export type NextRequest = {
  method: string;
  url: string;
  headers: Record<string, string | string[]>;
  body?: Buffer | undefined;
  signal?: AbortSignal;
};
export type NextResponse = Dispatcher.ResponseData;
type Asked = Dispatcher.RequestOptions & Pick<NextRequest, 'headers'>;

/** The client of Next, which runs in a process of its own behind a socket (`scripts/next.mjs`), so that rendering delays no cached response. */
export class NextClient {
  #pool: Pool;
  /** Public responses use connections of their own, on which no visitor's data is ever sent. */
  #shared: Pool;
  /** Videos, each of which takes minutes, use connections of their own, so that they take none from other requests. */
  #videos: Pool;

  constructor(socketPath: string) {
    const open = (connections: number) =>
      new Pool('http://next', { socketPath, connections, headersTimeout: patience, bodyTimeout: patience });
    this.#pool = open(192);
    this.#shared = open(64);
    this.#videos = open(videoConnections);
  }

  send({ url, ...request }: NextRequest): Promise<NextResponse> {
    const method = request.method as Dispatcher.HttpMethod;
    const pool = isVideo(url) ? this.#videos : this.#pool;
    return this.#request(pool, { ...request, method, path: url, highWaterMark: readAhead });
  }

  /** Reads a whole response to a request without visitor's data. */
  async ask(url: string, headers: Record<string, string>, signal?: AbortSignal): Promise<WholeResponse> {
    const asked = { method: 'GET', path: url, headers, signal: signal ?? null } as const;
    return readWhole(await this.#request(this.#shared, asked));
  }

  /** Sends a request in a span that lasts until Next begins its response; Next's own spans are part of it. */
  #request(pool: Pool, { headers, ...asked }: Asked): Promise<NextResponse> {
    return inSpan('Next', { kind: 'CLIENT' }, () =>
      pool.request({ ...asked, headers: { ...headers, ...traceHeaders() } }),
    );
  }
}

export async function readWhole({ statusCode, headers, body }: NextResponse): Promise<WholeResponse> {
  return { status: statusCode, headers: endToEnd(headers), body: Buffer.from(await body.arrayBuffer()) };
}

/** A response of Next, read completely. */
export type WholeResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Headers that belong to a connection, not to the message; `expect` has been answered already. */
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
