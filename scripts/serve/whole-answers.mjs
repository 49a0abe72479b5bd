import inject from 'light-my-request';
import { documentLocale } from './document-locale.mjs';
import { readyDocument } from './document-head.mjs';

/**
 * An answer that was read to its end before a byte of it was sent, so that it can be kept, replaced or compressed.
 * @typedef {{ status: number, headers: Record<string, string | string[] | number>, body: Buffer }} WholeAnswer
 */

/** What belongs to one connection, or is counted anew when the answer is sent. */
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

const isHtml = ({ headers }) => String(headers['content-type'] ?? '').startsWith('text/html');
const notFoundAddress = /^\/[^/]+\/404$/;

/**
 * Asks Next for whole answers. A page that calls notFound() answers 404 with a document that stays empty until JavaScript
 * runs, and an address without a page has no language at all: both get the text of `/{locale}/404` here (decision 010).
 * @param {import('node:http').RequestListener} handle
 */
export function wholeAnswers(handle) {
  async function ask(req, url) {
    const { 'accept-encoding': _encoding, 'if-none-match': _etag, ...headers } = req.headers;
    const answer = await inject(handle, { method: 'GET', url, headers, remoteAddress: req.socket.remoteAddress });
    for (const name of ofTheConnection) delete answer.headers[name];
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  }

  /** @returns {Promise<WholeAnswer>} */
  return async function wholeAnswer(req) {
    const answer = await ask(req, req.url);
    if (!isHtml(answer)) return answer;
    const [path] = req.url.split('?', 1);
    const isNotFoundText = notFoundAddress.test(path);
    if (answer.status !== 404 && !isNotFoundText) return readyDocument(answer);
    const text = isNotFoundText ? answer : await ask(req, `/${documentLocale(path, req.headers)}/404`);
    // The page may exist tomorrow: no shared cache keeps its absence.
    return readyDocument({ ...text, status: 404, headers: { ...text.headers, 'cache-control': 'no-cache' } });
  };
}
