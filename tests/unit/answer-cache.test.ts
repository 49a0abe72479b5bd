import { describe, expect, it } from 'vitest';
import { AnswerCache } from '../../scripts/serve/answer-cache.mjs';

type Headers = Record<string, string>;
const request = (url: string, headers: Headers = {}) => ({ url, headers: { host: 'sente.example', ...headers } });
const page = (text: string, headers: Headers = {}, status = 200) => ({
  status,
  headers: { 'x-nextjs-prerender': '1', 'x-nextjs-cache': 'HIT', ...headers },
  body: Buffer.from(text),
});

/** Reads twice and says how often it was loaded. */
async function loads(
  first: ReturnType<typeof request>,
  second: ReturnType<typeof request>,
  answer: ReturnType<typeof page>,
) {
  const cache = new AnswerCache();
  let count = 0;
  const load = () => {
    count += 1;
    return Promise.resolve(answer);
  };
  await cache.read(first, load);
  await cache.read(second, load);
  return count;
}

describe('an answer that is the same for everybody', () => {
  it.each([
    ['a page', '/zh-TW', '/zh-TW', page('a')],
    ['a page with another query', '/zh-TW/courses?coursesType=vip', '/zh-TW/courses', page('a')],
    [
      'a public read',
      '/api/ecommerce/products',
      '/api/ecommerce/products',
      page('[]', { 'x-nextjs-prerender': '', 'cache-control': 'public, no-cache' }),
    ],
  ])('is kept: %s', async (_name, first, second, answer) => {
    expect(await loads(request(first), request(second), answer)).toBe(1);
  });

  it.each([
    ['another page', request('/zh-TW'), request('/ja-JP'), page('a')],
    ['the Japan site', request('/ja-JP'), request('/ja-JP', { host: 'jp.sente.example' }), page('a')],
    [
      "an API's query",
      request('/api/cms/faqs?locale=zh-TW'),
      request('/api/cms/faqs?locale=ja-JP'),
      page('a', { 'cache-control': 'public' }),
    ],
    [
      'who has a token',
      request('/api/user', { authorization: 'Bearer 1' }),
      request('/api/user', { authorization: 'Bearer 1' }),
      page('a'),
    ],
    [
      'a draft',
      request('/zh-TW', { cookie: '__prerender_bypass=1' }),
      request('/zh-TW', { cookie: '__prerender_bypass=1' }),
      page('a'),
    ],
    ['what is missing', request('/zh-TW/x'), request('/zh-TW/x'), page('a', {}, 404)],
    ['a redirect', request('/'), request('/'), page('', {}, 307)],
    ['what sets a cookie', request('/zh-TW'), request('/zh-TW'), page('a', { 'set-cookie': 'a=1' })],
    ['what is being renewed', request('/zh-TW'), request('/zh-TW'), page('a', { 'x-nextjs-cache': 'STALE' })],
    [
      "somebody's own",
      request('/api/user'),
      request('/api/user'),
      page('a', { 'x-nextjs-prerender': '', 'cache-control': 'no-store' }),
    ],
  ])('is not taken for %s', async (_name, first, second, answer) => {
    expect(await loads(first, second, answer)).toBe(2);
  });

  it('is forgotten by an edit, also one that comes while it is read', async () => {
    const cache = new AnswerCache();
    await cache.read(request('/zh-TW'), () => Promise.resolve(page('before')));
    cache.forget();
    const late = cache.read(request('/zh-TW'), async () => {
      cache.forget();
      return Promise.resolve(page('before'));
    });
    expect((await late).body.toString()).toBe('before');
    const after = await cache.read(request('/zh-TW'), () => Promise.resolve(page('after')));
    expect(after.body.toString()).toBe('after');
  });
});
