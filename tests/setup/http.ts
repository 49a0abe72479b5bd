import { randomInt } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; location: string | undefined };
type Options = { host?: string; headers?: Record<string, string>; method?: string; body?: string };

/**
 * One request exactly as given, no redirect followed. `host` names the site, so that a jp. host needs no entry in the
 * machine's name service.
 */
export function ask(url: string, { host, headers = {}, method = 'GET', body }: Options = {}): Promise<Answer> {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        hostname: hostname.endsWith('localhost') ? '127.0.0.1' : hostname.replace(/^\[(.*)\]$/, '$1'),
        port,
        path: rawPath(url) ?? pathname + search,
        method,
        headers: { host: host ?? `${hostname}:${port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            location: response.headers.location,
          });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Limits count by address, so each visitor has an address of its own (in a network reserved for tests). */
export function newAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(256)}`;
}

/** The path as written: `new URL` would normalize what a test means to send as it is. */
function rawPath(url: string): string | undefined {
  return /^https?:\/\/[^/]+(\/[^#]*)$/.exec(url)?.[1];
}
