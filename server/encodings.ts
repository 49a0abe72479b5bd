import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
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

/** The smallest form a browser reads. */
export async function formFor(
  acceptEncoding: string | undefined,
  forms: Forms,
): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
  if ('plain' in forms) return { body: forms.plain };
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const accepted = negotiator.encodings(['br', 'gzip']);
  if (accepted.includes('br')) return { body: forms.br, encoding: 'br' };
  if (accepted.includes('gzip')) return { body: forms.gzip, encoding: 'gzip' };
  return { body: await inflate(forms.gzip) };
}
