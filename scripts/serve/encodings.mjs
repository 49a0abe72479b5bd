import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compress = {
  br: (body) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => deflate(body),
};
const compressible = /^(?:text\/|application\/(?:json|manifest\+json|xml|javascript)|image\/svg\+xml)/;
/** Below this a compressed answer is hardly smaller. */
const smallest = 800;

/** Compressed bodies, as long as somebody holds the plain one: a kept answer is compressed once for each encoding. */
const made = new WeakMap();

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {import('./whole-answers.mjs').WholeAnswer} answer
 * @returns {Promise<{ body: Buffer, encoding?: 'br' | 'gzip' }>} the smallest form this browser reads
 */
export async function encodedFor(req, { headers, body }) {
  if (
    body.length < smallest ||
    headers['content-encoding'] ||
    !compressible.test(String(headers['content-type'] ?? ''))
  )
    return { body };
  const encoding = new Negotiator(req).encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  if (encoding !== 'br' && encoding !== 'gzip') return { body };
  const forms = made.get(body) ?? {};
  made.set(body, forms);
  forms[encoding] ??= compress[encoding](body);
  return { body: await forms[encoding], encoding };
}
