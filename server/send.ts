import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Answer } from './answer';
import { formFor } from './encodings';
import type { Kept } from './kept-answers';
import type { Refusal } from './limits';

const weak = (etag: string) => etag.trim().replace(/^W\//, '');

/** Sends a kept answer as this browser reads it, or 304 when it has it already. `status` 404 sends the text of a missing page. */
export async function sendKept(req: IncomingMessage, res: ServerResponse, kept: Kept, status: 200 | 404 = 200) {
  const known = req.headers['if-none-match'];
  if (status === 200 && known?.split(',').some((etag) => weak(etag) === weak(kept.etag) || etag.trim() === '*')) {
    const { 'content-type': _type, ...headers } = kept.headers;
    res.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = await formFor(req.headers['accept-encoding'], kept.forms);
  if (res.destroyed) return;
  const headers: OutgoingHttpHeaders = { ...kept.headers, 'content-length': body.length };
  if (encoding) headers['content-encoding'] = encoding;
  if (status === 404) {
    // The page may exist tomorrow: no shared cache keeps its absence.
    headers['cache-control'] = 'no-cache';
    delete headers.etag;
  }
  res.writeHead(status, headers).end(body);
}

export function sendWhole(res: ServerResponse, { status, headers, body }: Answer) {
  res.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

const words = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Too large',
  414: 'Address too long',
  500: 'Internal error',
  503: 'Not available at the moment',
} as const;
/** A caller that is refused in the middle of sending hears why before the line is cut. Milliseconds. */
const lastWords = 500;

export function sendRefusal(req: IncomingMessage, res: ServerResponse, refusal: Refusal | { status: 404 | 500 | 503 }) {
  const { status } = refusal;
  const text = `${words[status]}\n`;
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length,
    'cache-control': 'no-store',
    ...('allow' in refusal && { allow: refusal.allow }),
    ...(status === 503 && { 'retry-after': '5' }),
    ...(!req.complete && { connection: 'close' }),
  });
  if (req.complete || status !== 413) return void res.end(text);
  res.write(text);
  const end = () => {
    clearTimeout(cut);
    res.end();
  };
  const cut = setTimeout(() => {
    res.end();
    req.socket.destroySoon();
  }, lastWords);
  req.on('end', end).on('error', end).resume();
}
