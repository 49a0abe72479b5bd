import { LRUCache } from 'lru-cache';
import { isJapanHost } from './document-locale.mjs';

/** An edit is announced and forgets everything; this bounds what nobody announces, such as stock. Milliseconds. */
const freshFor = 2_000;
const maxBytes = 64_000_000;
/** Anybody may ask an API for anything. */
const maxAnswers = 1_000;

/**
 * Answers that are the same for everybody, kept for two seconds: what a shared cache in front of the shop would keep. A page costs
 * Next two milliseconds, compressing it five; a busy one is asked for many times a second.
 */
export class AnswerCache {
  #kept = new LRUCache({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length * 2 + 1_000,
    ttl: freshFor,
  });
  #generation = 0;

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {() => Promise<import('./whole-answers.mjs').WholeAnswer>} load
   */
  async read(req, load) {
    const key = keyOf(req);
    const kept = key && this.#kept.get(key);
    if (kept) return kept;
    const generation = this.#generation;
    const answer = await load();
    // What was read before an edit and arrives after it is old already.
    if (key && generation === this.#generation && isShared(answer)) this.#kept.set(key, answer);
    return answer;
  }

  forget() {
    this.#generation += 1;
    this.#kept.clear();
  }
}

/** A static page ignores its query, an API does not. Whoever says who they are is answered for themselves. */
function keyOf({ url, headers }) {
  if (headers.authorization || headers.cookie?.includes('__prerender_bypass')) return null;
  const [path, query] = url.split('?', 2);
  const address = path.startsWith('/api/') && query ? url : path;
  return address.length > 500 ? null : `${isJapanHost(headers) ? 'jp' : 'global'} ${address}`;
}

function isShared({ status, headers }) {
  if (status !== 200 || headers['set-cookie']) return false;
  if (headers['x-nextjs-prerender']) return headers['x-nextjs-cache'] !== 'STALE';
  return /^public\b/.test(String(headers['cache-control'] ?? ''));
}
