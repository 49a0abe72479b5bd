import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const inflate = promisify(gunzip);
const compressible = /^(?:text\/|application\/(?:(?:manifest\+|ld\+)?json|(?:rss\+)?xml|javascript)|image\/svg\+xml)/;
/** Below this a compressed answer is hardly smaller. */
const smallest = 800;

/** A body in the forms browsers read. A long text is kept compressed only: the plain form is eight times the memory and hardly asked for. */
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

/** Browsers send one of a handful of these headers. */
const smallestRead = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod(acceptEncoding) {
    const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['br', 'gzip']);
    return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
  },
});

/** The smallest form a browser reads. */
export const encodingFor = (acceptEncoding: string | undefined, forms: Forms): Encoding =>
  'plain' in forms ? 'identity' : smallestRead.memo(acceptEncoding ?? '');

export async function bodyIn(encoding: Encoding, forms: Forms): Promise<Buffer> {
  if ('plain' in forms) return forms.plain;
  return encoding === 'identity' ? inflate(forms.gzip) : forms[encoding];
}
