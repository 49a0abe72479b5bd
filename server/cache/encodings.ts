import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const inflate = promisify(gunzip);
const compressible = /^(?:text\/|application\/(?:(?:manifest\+|ld\+)?json|(?:rss\+)?xml|javascript)|image\/svg\+xml)/;
/** Bytes; below this a compressed response is hardly smaller. */
const smallest = 800;

/** A body in the encodings that browsers accept. A long text is stored compressed only: the plain form takes eight times the memory and is rarely requested. */
export type Forms = { plain: Buffer } | { br: Buffer; gzip: Buffer };

export async function compress(contentType: string, body: Buffer): Promise<Forms> {
  if (body.length < smallest || !compressible.test(contentType)) return { plain: body };
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    deflate(body),
  ]);
  return { br, gzip: gz };
}

export const bytesOf = (forms: Forms) => ('plain' in forms ? forms.plain.length : forms.br.length + forms.gzip.length);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send only a few different values of this header. */
const smallestRead = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod(acceptEncoding) {
    const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['br', 'gzip']);
    return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
  },
});

/** The smallest encoding that a browser accepts. */
export const encodingFor = (acceptEncoding: string | undefined, forms: Forms): Encoding =>
  'plain' in forms ? 'identity' : smallestRead.memo(acceptEncoding ?? '');

export async function bodyIn(encoding: Encoding, forms: Forms): Promise<Buffer> {
  if ('plain' in forms) return forms.plain;
  return encoding === 'identity' ? inflate(forms.gzip) : forms[encoding];
}
