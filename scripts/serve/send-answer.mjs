import { encodedFor } from './encodings.mjs';

/**
 * Sends a whole answer, compressed as the browser likes it, or 304 when it has it already.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {import('./whole-answers.mjs').WholeAnswer} answer
 */
export async function sendAnswer(req, res, answer) {
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value);
  res.setHeader('vary', [...new Set([...listed(answer.headers.vary), 'Accept-Encoding'])].join(', '));
  const etag = weak(answer.headers.etag);
  if (etag) res.setHeader('etag', etag);
  res.statusCode = answer.status;
  if (
    answer.status === 200 &&
    etag &&
    listed(req.headers['if-none-match']).some((known) => known === '*' || weak(known) === etag)
  ) {
    res.statusCode = 304;
    res.removeHeader('content-type');
    res.end();
    return;
  }
  const { body, encoding } = await encodedFor(req, answer);
  if (res.destroyed) return;
  if (encoding) res.setHeader('content-encoding', encoding);
  if (answer.status !== 204 && answer.status !== 304) res.setHeader('content-length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
}

const listed = (header) =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The plain and the compressed form are the same text, not the same bytes. */
const weak = (etag) => (etag && !String(etag).startsWith('W/') ? `W/${etag}` : etag);
