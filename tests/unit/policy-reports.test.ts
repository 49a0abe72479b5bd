import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { policyReports } from '@/server/headers/security-headers';
import { ask, newAddress } from '../setup/http';
import { markedShop, type MarkedShop } from '../setup/marked-shop';

/** Browsers' reports of a violated content security policy, and other requests to the same address. */
let shop: MarkedShop;
beforeAll(async () => {
  shop = await markedShop();
});
afterAll(() => shop.close());

const host = 'sente.example';
const page = `https://${host}/zh-TW/courses`;
const types = { old: 'application/csp-report', batch: 'application/reports+json' };
const old = (fields: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': page,
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'inline',
    ...fields,
  },
});
const batched = (fields: Record<string, unknown> = {}) => ({
  age: 10,
  type: 'csp-violation',
  url: page,
  user_agent: 'a',
  body: { documentURL: page, effectiveDirective: 'script-src-elem', blockedURL: 'inline', sourceFile: null, ...fields },
});

type Sent = { type?: string; from?: string; method?: string };
const send = (body: unknown, { type = types.old, from = newAddress(), method = 'POST' }: Sent = {}) =>
  ask(`http://127.0.0.1:${shop.port}${policyReports}`, {
    method,
    host,
    headers: { 'content-type': type, 'x-forwarded-for': from },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

/** The log's entries a minute after these requests. */
async function logOf(work: () => Promise<void>): Promise<Record<string, unknown>[]> {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await work();
    expect(stderr).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    return stderr.mock.calls.map(([line]) => {
      const { time: _time, pid: _pid, ...entry } = JSON.parse(String(line)) as Record<string, unknown>;
      return entry;
    });
  } finally {
    vi.useRealTimers();
    stderr.mockRestore();
  }
}
afterEach(() => expect(shop.seen).toEqual([]));

it('takes what either kind of browser sends, and writes each kind of it once a minute, with how often', async () => {
  const log = await logOf(async () => {
    for (const body of [old(), old(), old({ 'effective-directive': 'script-src' })])
      expect(await send(body)).toMatchObject({ status: 204, text: '' });
    expect((await send(old({ 'document-uri': page.replace(host, `${host}:8443`) }))).status).toBe(204);
    const reports = [batched(), batched({ effectiveDirective: 'img-src' }), { type: 'deprecation', body: { id: 'a' } }];
    expect((await send(reports, { type: `${types.batch}; charset=utf-8` })).status).toBe(204);
  });
  const entry = { level: 40, msg: 'a document has broken its policy', page, blocked: 'inline' };
  expect(log).toEqual([
    { ...entry, directive: 'script-src', count: 3 },
    { ...entry, directive: 'script-src', page: page.replace(host, `${host}:8443`), count: 1 },
    { ...entry, directive: 'script-src-elem', count: 1 },
    { ...entry, directive: 'img-src', count: 1 },
  ]);
});

it('writes no query, key, name or address of a person, and nothing that would begin another line', async () => {
  const key = 'Zk3v9QpL0aXw7Rt2';
  const log = await logOf(async () => {
    await send(
      old({
        'document-uri': `${page}/${key}/mei@mail.example/%E5%B0%8F?token=secret#secret`,
        'blocked-uri': `https://user:secret@cdn.example/a.js/${key}?email=mei@mail.example`,
        'script-sample': 'secret',
        referrer: 'https://secret.example',
        'original-policy': 'secret',
      }),
    );
    await send(old({ 'blocked-uri': 'data:text/html,secret' }));
    await send(old({ 'blocked-uri': 'a\n{"level":"error"}' }));
    await send([batched({ blockedURL: 'wss://sockets.example/live?secret', sample: 'secret' })], { type: types.batch });
  });
  expect(log.map(({ page: where, blocked }) => [where, blocked])).toEqual([
    [`${page}/…/…/…`, 'https://cdn.example/a.js/…'],
    [page, 'data:'],
    [page, '…'],
    [page, 'wss://sockets.example/live'],
  ]);
  expect(JSON.stringify(log)).not.toMatch(/secret|mei|Zk3v9/);
});

it('leaves out what extensions and the browser itself run into', async () => {
  const log = await logOf(async () => {
    for (const scheme of ['chrome-extension', 'moz-extension', 'safari-web-extension', 'webkit-masked-url'])
      for (const fields of [
        { 'blocked-uri': scheme },
        { 'blocked-uri': `${scheme}://abc/content.js` },
        { 'source-file': `${scheme}://abc/content.js` },
      ])
        expect((await send(old(fields))).status).toBe(204);
  });
  expect(log).toEqual([]);
});

it('writes twenty different lines a minute and counts the rest', async () => {
  const log = await logOf(async () => {
    for (let n = 0; n < 30; n += 1) await send(old({ 'blocked-uri': `https://${n}.example/` }));
    await send(old({ 'blocked-uri': 'https://0.example/' }));
  });
  expect(log).toHaveLength(21);
  expect([log[0]!.count, log[20]!.others]).toEqual([2, 10]);
});

it.each([
  ['no JSON', '{', {}, 400],
  ['no body', '', {}, 400],
  ['another object', { a: 1 }, {}, 400],
  ['no page', old({ 'document-uri': 'about:blank' }), {}, 400],
  ['a page of another host', old({ 'document-uri': 'https://other.example/' }), {}, 400],
  ['a directive that is none', old({ 'violated-directive': '<b>' }), {}, 400],
  ['a text for a list', [batched(), 'a'], { type: types.batch }, 400],
  ['a hundred and one', Array.from({ length: 101 }, () => ({ type: 'a' })), { type: types.batch }, 400],
  ['a form', 'a=b', { type: 'application/x-www-form-urlencoded' }, 415],
  ['plain JSON', old(), { type: 'application/json' }, 415],
  ['17 KB', old({ 'blocked-uri': 'a'.repeat(17_000) }), {}, 413],
  ['a reading', '', { method: 'GET' }, 405],
  ['a preflight', '', { method: 'OPTIONS' }, 405],
] satisfies [string, unknown, Sent, number][])('rejects %s', async (_name, body, sent, status) => {
  const stderr = vi.spyOn(process.stderr, 'write');
  const rejected = await send(body, sent);
  expect([rejected.status, rejected.headers.allow]).toEqual([status, status === 405 ? 'POST' : undefined]);
  expect(stderr).not.toHaveBeenCalled();
  stderr.mockRestore();
});

it('hears a network sixty times a minute, and another meanwhile', async () => {
  const from = newAddress();
  const log = await logOf(async () => {
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await send(old(), { from })).status));
    expect([204, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([60, 10]);
    expect((await send(old())).status).toBe(204);
  });
  expect(log).toMatchObject([{ count: 61 }]);
});
