import { getPayload, type Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import config from '@/platform/payload.config';
import { restResponse } from '@/platform/back-office/rest';
import { insert, smallest, uniqueKey } from './access-fixtures';

/** The back office's REST API, called by strangers and browsers. */
let payload: Payload;
let token = '';
const refs = { user: 0, order: 0, city: 0, faqGroup: 0 };

type Options = { method?: string; body?: BodyInit; headers?: Record<string, string>; as?: string };
const ask = (path: string, { method = 'GET', body, headers, as = '' }: Options = {}) =>
  restResponse(
    new Request(`http://localhost:3000/backstage/api${path}`, {
      method,
      headers: { ...(as && { authorization: `JWT ${as}` }), ...headers },
      ...(body !== undefined && { body, duplex: 'half' as const }),
    }),
  );
const json = { 'content-type': 'application/json' };

beforeAll(async () => {
  payload = await getPayload({ config });
  const email = `${uniqueKey()}@sente.example`;
  await payload.create({ collection: 'staff', data: { name: 'A', email, password: 'a-long-password', role: 'admin' } });
  const body = JSON.stringify({ email, password: 'a-long-password' });
  const response = await ask('/staff/login', { method: 'POST', body, headers: json });
  token = ((await response.json()) as { token: string }).token;
  expect(token).toBeTruthy();
  for (let index = 0; index < 3; index += 1)
    await insert(payload, 'products', { ...smallest.products!(refs), _status: 'published' });
});

it.each(['sort=title', 'where[title][like]=a'])(
  'a list by a text of no language (%s) is one in the first',
  async (query) => {
    expect((await ask(`/products?${query}`, { as: token })).status).toBe(200);
  },
);

it('speaks the language of whose browser asks', async () => {
  const rejectionIn = async (language: string) => {
    const headers = { ...json, 'accept-language': language };
    const body = JSON.stringify({ email: 'nobody@sente.example', password: 'wrong' });
    return (await ask('/staff/login', { method: 'POST', body, headers })).json();
  };
  const [taiwan, china, japan] = [await rejectionIn('zh-TW'), await rejectionIn('zh-CN'), await rejectionIn('ja')];
  expect(new Set([taiwan, china, japan].map((response) => JSON.stringify(response))).size).toBe(3);
  expect(await rejectionIn('zh-HK')).toEqual(taiwan);
  expect(await rejectionIn('de, ja;q=0.5')).toEqual(japan);
});

describe('without a staff login', () => {
  it.each([
    ['GET', '/products?limit=0&depth=10&locale=all'],
    ['GET', '/access'],
    ['GET', '/globals/siteMetadata'],
    ['GET', '/staff'],
    ['GET', '/media'],
    ['GET', '/users/me'],
    ['POST', '/users/login'],
    ['POST', '/staff/first-register'],
    ['POST', '/staff/refresh-token'],
    ['DELETE', '/products/1'],
    ['OPTIONS', '/products'],
  ])('%s %s is rejected', async (method, path) => {
    expect((await ask(path, { method })).status).toBe(401);
  });

  it('a read that comes as a form is one too', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' };
    expect((await ask('/products', { method: 'POST', body: 'limit=1', headers })).status).toBe(401);
  });

  it('the doors, who one is and public files stay open', async () => {
    const wrong = JSON.stringify({ email: 'nobody@sente.example', password: 'x', token: 'x' });
    expect((await ask('/staff/me')).status).toBe(200);
    expect((await ask('/staff/init')).status).toBe(200);
    expect((await ask('/staff/login', { method: 'POST', body: wrong, headers: json })).status).toBe(401);
    expect((await ask('/staff/forgot-password', { method: 'POST', body: wrong, headers: json })).status).toBe(200);
    expect((await ask('/staff/reset-password', { method: 'POST', body: wrong, headers: json })).status).toBe(403);
    expect((await ask('/media/file/none.png')).status).toBe(404);
  });
});

describe('bodies', () => {
  /** A stream that counts how much of it was read. */
  const endless = () => {
    const taken = { bytes: 0 };
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        taken.bytes += 100_000;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    return { taken, stream };
  };

  it.each([
    ['/staff/login', 17_000, ''],
    ['/products', 1_100_000, 'staff'],
    ['/media', 9_000_000, 'staff'],
  ])('%s rejects %d bytes by their length, unread, and closes the connection', async (path, length, who) => {
    const { taken, stream } = endless();
    const response = await ask(path, {
      method: 'POST',
      body: stream,
      headers: { ...json, 'content-length': String(length) },
      ...(who && { as: token }),
    });
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    expect(taken.bytes).toBeLessThanOrEqual(100_000);
  });

  it('without a length are read no further than they may be long', async () => {
    const { taken, stream } = endless();
    expect((await ask('/staff/login', { method: 'POST', body: stream, headers: json })).status).toBe(413);
    expect(taken.bytes).toBeLessThan(1_000_000);
  });
});

describe('queries of staff', () => {
  it.each([
    ['limit=0', 100],
    ['limit=5000', 100],
    ['limit=-1', 100],
    ['limit=x', 100],
    ['limit=2', 2],
  ])('%s means at most %d', async (query, limit) => {
    const response = await ask(`/products?${query}&depth=99`, { as: token });
    expect(response.status).toBe(200);
    expect(((await response.json()) as { limit: number }).limit).toBe(limit);
  });

  it('also as a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' };
    const response = await ask('/products', { method: 'POST', body: 'limit=0&depth=10', headers, as: token });
    expect(((await response.json()) as { limit: number }).limit).toBe(100);
  });

  it.each([
    '/products?where[id][equals]=abc',
    '/products?where[id][equals]=99999999999999999999',
    '/products?where[nothing][equals]=1',
    '/products?where[id][odd]=1',
    '/products?where=x',
    '/products?where[and]=x',
    '/products?where[code][equals]=%00',
    '/products?where[gradeFrom][equals]=x',
    '/products?where[createdAt][greater_than]=never',
    '/products?sort=nothing',
    '/products?sort=-id,__proto__',
    '/products?page=1e99',
    '/products?locale=xx',
    '/products?select[x]=1',
    '/products/abc',
    '/products/99999999999999999999',
    '/products/versions/x',
    '/%zz',
    '/nothing/here',
  ])('%s is no fault of the server', async (path) => {
    expect((await ask(path, { as: token })).status).toBeLessThan(500);
  });
});

describe('the origin of a request', () => {
  const cookie = () => ({ cookie: `payload-token=${token}` });

  it('is checked where something is written', async () => {
    const write = (origin: string) =>
      ask('/globals/siteMetadata?locale=zh-TW', {
        method: 'POST',
        body: JSON.stringify({ title: '先手', email: 'hello@sente.example' }),
        headers: { ...json, ...cookie(), origin },
      });
    expect((await write('https://evil.example')).status).toBe(403);
    expect((await write('http://localhost:3000')).status).toBe(200);
  });

  it('is checked where a cookie says who reads', async () => {
    expect((await ask('/products', { headers: { ...cookie(), origin: 'https://evil.example' } })).status).toBe(401);
    expect((await ask('/products', { headers: { ...cookie(), 'sec-fetch-site': 'cross-site' } })).status).toBe(401);
    expect((await ask('/products', { headers: { ...cookie(), 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
  });
});

describe('while the database is away', () => {
  type Pool = { connect: () => Promise<unknown>; query: () => Promise<unknown> };
  async function away(work: () => Promise<void>): Promise<void> {
    const { pool } = payload.db as unknown as { pool: Pool };
    const reject = async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    };
    const spies = [
      vi.spyOn(pool, 'connect').mockImplementation(reject),
      vi.spyOn(pool, 'query').mockImplementation(reject),
    ];
    await work().finally(() => spies.forEach((spy) => spy.mockRestore()));
  }
  const login = { method: 'POST', body: JSON.stringify({ email: 'a@sente.example', password: 'a-long-password' }) };

  it.each([
    ['a list', '/products', {}],
    ['who one is', '/staff/me', {}],
    ['a login', '/staff/login', { ...login, headers: json }],
    ['a picture', '/media/file/none.png', {}],
    ['an edit', '/products/1', { method: 'PATCH', body: '{}', headers: json }],
  ] as const)('%s is asked for later: nobody is logged out by it', async (_, path, options) => {
    await away(async () => {
      const { status, headers } = await ask(path, { ...options, as: path === '/staff/login' ? '' : token });
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    });
    expect((await ask('/products', { as: token })).status).toBe(200);
  });

  it('a stranger is rejected as ever', async () => {
    await away(async () => expect((await ask('/products')).status).toBe(401));
  });
});
