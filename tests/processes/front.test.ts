import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createFront } from '@/server/front';
import { NextClient } from '@/server/proxy/next-client';
import { securityHeaders } from '@/server/headers/security-headers';
import { ask } from '../setup/http';

/** The front before a fake Next. */
const folder = mkdtempSync(path.join(tmpdir(), 'sente-front-'));
let next: Server;
let seen: IncomingMessage[];
let response: RequestListener;
let server: Server;
let front: ReturnType<typeof createFront>;
let url: string;

const page =
  (text: string): RequestListener =>
  (_req, res) => {
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'x-nextjs-prerender': '1',
      'x-nextjs-cache': 'HIT',
    });
    res.end(`<!DOCTYPE html><script>start()</script>${text}`);
  };
/** Compresses as Next does, for clients that accept it. */
const compressed =
  (text: string, type: string, status = 200): RequestListener =>
  (req, res) => {
    const isAsked = req.headers['accept-encoding']?.includes('gzip');
    res.writeHead(status, { 'content-type': type, ...(isAsked && { 'content-encoding': 'gzip' }) });
    res.end(isAsked ? gzipSync(text) : text);
  };
const missing: RequestListener = (req, res) => {
  if (req.url?.endsWith('/404')) return page(`not found in ${req.url.slice(1, 6)}`)(req, res);
  res.writeHead(404, { 'content-type': 'text/html' }).end('<html></html>');
};

beforeAll(async () => {
  const socketPath = path.join(folder, 'next');
  next = createServer((req, res) => {
    seen.push(req);
    response(req, res);
  });
  await new Promise<void>((resolve) => next.listen(socketPath, resolve));
});
const open = () =>
  createFront({
    next: new NextClient(path.join(folder, 'next')),
    hosts: { global: 'sente.example', jp: 'jp.sente.example' },
    headers: securityHeaders(true).general,
    buildFiles: (_req, _res, then) => then(),
    settleCallerAddress: (req) => (req.headers['x-forwarded-for'] = '203.0.113.9'),
    draftSecret: 'drafts-of-this-build',
  });
beforeEach(async () => {
  seen = [];
  response = page('hello');
  front = open();
  server = createServer(front.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  front.warmer.stop();
  server.closeAllConnections();
  server.close();
});
afterAll(() => {
  next.closeAllConnections();
  next.close();
  rmSync(folder, { recursive: true, force: true });
});

it('caches a page, asks for it under its own name, and sends the safety headers with the hash of its script', async () => {
  const first = await ask(`${url}/zh-TW/courses?x=1`, { headers: { 'accept-language': 'ja', cookie: 'a=b' } });
  const second = await ask(`${url}/zh-TW/courses`);
  expect([first.status, second.text]).toEqual([200, first.text]);
  expect(seen.map((req) => [req.url, req.headers.host, req.headers.cookie])).toEqual([
    ['/zh-TW/courses', 'sente.example', undefined],
  ]);
  expect(second.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age'),
    'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^']+';/),
  });
  expect(second.headers['x-nextjs-prerender']).toBeUndefined();
  const { status, text } = await ask(`${url}/zh-TW/courses`, {
    headers: { 'if-none-match': String(second.headers.etag) },
  });
  expect([status, text]).toEqual([304, '']);
});

it('sends the same head whether a page was made for this visitor, lay ready or is old, in each form browsers read', async () => {
  const faq = `${url}/zh-TW/faq`;
  response = page('many words '.repeat(200));
  const headOf = async (encoding: string) => {
    const { status, headers } = await ask(faq, { headers: { 'accept-encoding': encoding } });
    return { ...headers, status, date: undefined };
  };
  for (const encoding of ['br, gzip', 'gzip', 'identity']) {
    front.invalidate({ tags: ['content'] });
    const made = await headOf(encoding);
    const ready = await headOf(encoding);
    front.invalidate({ tags: ['content'] });
    const old = await headOf(encoding);
    expect([ready, old]).toEqual([made, made]);
    expect(made['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding.split(',')[0]);
    expect(made).toMatchObject({
      status: 200,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age'),
    });
  }
  // A request by a visitor who has it cached, and a HEAD request.
  const { headers } = await ask(faq);
  const known = await ask(faq, { headers: { 'if-none-match': `"other", ${String(headers.etag).replace('W/', '')}` } });
  expect([known.status, known.text, known.headers.etag]).toEqual([304, '', headers.etag]);
  expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
  expect(known.headers['content-length']).toBeUndefined();
  const head = await ask(faq, { method: 'HEAD' });
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
});

it('answers what is missing with 404 and a text in the language of the address, else of the browser', async () => {
  response = missing;
  for (const [address, language, host, locale] of [
    ['/ja-JP/nope', 'en', undefined, 'ja-JP'],
    ['/x/y.png', 'en-GB', undefined, 'en-US'],
    ['/.well-known/x.json', '', undefined, 'zh-TW'],
    ['/_next/nope', 'zh-CN', undefined, 'zh-CN'],
    ['/en-US/nope', 'en', 'jp.sente.example', 'ja-JP'],
  ] as const) {
    const found = await ask(url + address, { ...(host && { host }), headers: { 'accept-language': language } });
    expect([found.status, found.text], address).toEqual([404, expect.stringContaining(`not found in ${locale}`)]);
    expect(found.headers['cache-control']).toBe('no-cache');
  }
  expect((await ask(`${url}/zh-TW/404`)).status).toBe(404);
});

it('leaves a page of the API as it is, also one that says itself what is missing', async () => {
  response = (_req, res) => res.writeHead(404, { 'content-type': 'text/html' }).end('<html>no such report</html>');
  const found = await ask(`${url}/api/course/report/a-key`);
  expect([found.status, found.text]).toEqual([404, '<html>no such report</html>']);
});

it('passes everything else on as it comes: the first part before the last, under the address of the caller', async () => {
  let finish = () => {};
  response = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream', 'x-own': '1' }).write('one');
    finish = () => res.end('two');
  };
  const chunks: string[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    request(
      `${url}/backstage/api/events`,
      { headers: { 'content-security-policy': "script-src 'nonce-mine'", 'x-prerender-revalidate': 'a' } },
      (res) => {
        res.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
        res.on('end', resolve);
      },
    )
      .on('error', reject)
      .end();
  });
  await vi.waitFor(() => expect(chunks).toEqual(['one']));
  finish();
  await ended;
  expect(chunks.join('')).toBe('onetwo');
  expect(seen[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
  expect(seen[0]?.headers['content-security-policy']).not.toContain('mine');
  expect(seen[0]?.headers['x-prerender-revalidate']).toBeUndefined();
});

it('answers a draft cookie that somebody made up as if it were not there', async () => {
  await ask(`${url}/zh-TW/faq`);
  const real = '__prerender_bypass=drafts-of-this-build';
  for (const cookie of [
    '__prerender_bypass=1',
    '__prerender_bypass=',
    '__prerender_bypass',
    'a=b; __prerender_bypass=drafts-of-another-build; c=d',
    `x${real}`,
    `__prerender_bypass="drafts-of-this-build"`,
    '__prerender_bypass=drafts-of-this-build=',
  ]) {
    seen = [];
    expect((await ask(`${url}/zh-TW/faq`, { headers: { cookie } })).text).toContain('hello');
    expect(seen, cookie).toEqual([]);
  }
  // The request to Next lacks the cookie too; the other cookies are unchanged.
  await ask(`${url}/api/user`, { headers: { cookie: 'a=b; __prerender_bypass=1; payload-token=x=y' } });
  expect(seen[0]?.headers.cookie).toBe('a=b; payload-token=x=y');
  for (const cookie of [real, `a=b;${real}`, `__prerender_bypass=1; ${real}`]) {
    seen = [];
    await ask(`${url}/zh-TW/faq`, { headers: { cookie } });
    expect(seen[0]?.headers.cookie, cookie).toMatch(/__prerender_bypass=drafts-of-this-build$/);
    expect(seen[0]?.headers.cookie).not.toContain('=1');
  }
});

it('lets no proxy hold a page for longer than a second, whoever asked for it', async () => {
  response = (_req, res) =>
    void res.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=3600' }).end('<p>');
  for (const [name, value] of [
    ['authorization', 'x'],
    ['rsc', '1'],
    ['cookie', '__prerender_bypass=drafts-of-this-build'],
  ] as const) {
    const { headers: heard } = await ask(`${url}/zh-TW/faq`, { headers: { [name]: value } });
    expect(heard['cache-control']).toContain('s-maxage=1,');
  }
});

it('gives the back office a nonce that Next can read, a new one for each document', async () => {
  response = (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
  const nonces = new Set<string>();
  for (let n = 0; n < 2; n += 1) {
    const { headers } = await ask(`${url}/backstage/login`);
    expect(headers['content-security-policy']).toBe(seen[n]?.headers['content-security-policy']);
    nonces.add(/'nonce-([^']{16,})'/.exec(String(headers['content-security-policy']))?.[1] ?? '');
  }
  expect(nonces.size).toBe(2);
});

it('hashes the scripts of a document that is not cached, and leaves a policy that its maker sent', async () => {
  response = compressed('<script>a()</script>', 'text/html');
  const draft = { cookie: '__prerender_bypass=drafts-of-this-build', 'accept-encoding': 'gzip' };
  expect((await ask(`${url}/zh-TW/draft`, { headers: draft })).headers['content-security-policy']).toContain(
    "'sha256-",
  );
  const strict = "default-src 'none'";
  response = (_req, res) =>
    void res.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': strict }).end('<p>');
  expect((await ask(`${url}/api/ecommerce/sandbox/1`)).headers['content-security-policy']).toBe(strict);
});

it('rejects a body by its length before Next hears of it, and one without a length as soon as it is too long', async () => {
  const codeIn = (text: string): unknown => JSON.parse(text).error.code;
  const announced = await ask(`${url}/api/user/login`, { method: 'POST', body: 'a'.repeat(100_000) });
  expect([announced.status, announced.headers.connection]).toEqual([413, 'close']);
  expect(codeIn(announced.text)).toBe('PAYLOAD_TOO_LARGE');
  expect(seen).toEqual([]);
  response = (req) => void req.resume();
  const unannounced = await new Promise<[number | undefined, unknown]>((resolve, reject) => {
    const asked = request(`${url}/api/user/login`, { method: 'POST' }, (res) => {
      // The response is short, and written completely before the connection is cut.
      res.once('data', (part) => {
        resolve([res.statusCode, codeIn(String(part))]);
        asked.destroy();
      });
    });
    asked.on('error', reject);
    for (let n = 0; n < 10; n += 1) asked.write('a'.repeat(10_000));
  });
  expect(unannounced).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  // The other visitors notice nothing.
  response = page('hello');
  expect((await ask(`${url}/zh-TW`)).status).toBe(200);
});

it.each([
  ['/%zz', 'GET', 400],
  ['/zh-TW', 'TRACE', 405],
  ['/zh-TW', 'DELETE', 405],
])('%s %s answers %i with the safety headers', async (address, method, status) => {
  const rejected = await ask(url + address, { method });
  expect(rejected.status).toBe(status);
  expect(rejected.headers['x-content-type-options']).toBe('nosniff');
  expect(seen).toEqual([]);
});

it('answers before a body is read without holding up what comes next on the same connection', async () => {
  // As Next does: the body is left where it is until the response is out.
  response = (req, res) => {
    req.pause();
    res.writeHead(401).end('log in first');
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const body = Buffer.alloc(8_000_000);
  const send = () =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${url}/backstage/api/media`, {
        agent,
        method: 'POST',
        headers: { cookie: 'payload-token=a', 'content-type': 'multipart/form-data', 'content-length': body.length },
      })
        .on('response', (message) => message.on('end', () => resolve(message.statusCode)).resume())
        .on('error', reject)
        .end(body);
    });
  expect(new Set(await Promise.all(Array.from({ length: 40 }, send)))).toEqual(new Set([401]));
  agent.destroy();
});

it('invalidates when Next has, and not when the secret was wrong', async () => {
  let allowed = false;
  let text = 'before';
  response = (req, res) => {
    if (req.url !== '/api/revalidate') return page(text)(req, res);
    compressed('{"tags":["product:combo-05"]}', 'application/json', allowed ? 200 : 401)(req, res);
  };
  const shown = async () => (await ask(`${url}/zh-TW/courses/combo-05`)).text.includes(text);
  expect(await shown()).toBe(true);
  text = 'after';
  const revalidate = () =>
    ask(`${url}/api/revalidate`, { method: 'POST', body: '{}', headers: { 'accept-encoding': 'gzip' } });
  expect((await revalidate()).status).toBe(401);
  expect(await shown()).toBe(false);
  allowed = true;
  expect((await revalidate()).status).toBe(200);
  await vi.waitFor(async () => expect(await shown()).toBe(true));
});

it('answers from memory while Next is in trouble, and says when to come again for the rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await ask(`${url}/zh-TW`)).status).toBe(200);
  response = (req, res) => void (req.url?.includes('courses') ? res.writeHead(500).end() : req.socket.destroy());
  expect((await ask(`${url}/zh-TW`)).status).toBe(200);
  for (const address of ['/zh-TW/courses', '/zh-TW/faq', '/backstage']) {
    const { status, headers } = await ask(url + address);
    expect([status, Number(headers['retry-after'])], address).toEqual([503, 5]);
  }
  response = page('again');
  expect((await ask(`${url}/zh-TW/faq`)).status).toBe(200);
});

it('makes the pages of the sitemap beforehand, one at a time, the first of each language before the second of any', async () => {
  let atOnce = 0;
  let most = 0;
  const list = (...paths: string[]) => paths.map((path) => `<loc>https://sente.example${path}</loc>`).join('');
  response = (req, res) => {
    if (req.url?.endsWith('.xml')) {
      res.writeHead(200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=0' });
      const locale = /\w{2}-\w{2}/.exec(req.url)?.[0];
      return void res.end(
        locale
          ? list(`/${locale}`, `/${locale}/courses`)
          : list('/sitemaps/zh-TW-1.xml', '/sitemaps/en-US-1.xml', '/sitemaps/ja-JP-1.xml'),
      );
    }
    most = Math.max(most, ++atOnce);
    setImmediate(() => {
      atOnce -= 1;
      page('warm')(req, res);
    });
  };
  // Stopped before its round has begun, it requests nothing.
  const ended = open();
  ended.warmer.again();
  ended.warmer.stop();
  front.warmer.again();
  const pages = () =>
    seen.filter(({ url }) => !url?.endsWith('.xml')).map(({ headers, url }) => `${headers.host}${url}`);
  await vi.waitFor(() => expect(pages().length).toBe(8), { timeout: 5_000 });
  expect(most).toBe(1);
  const firsts = ['sente.example/zh-TW', 'sente.example/en-US', 'sente.example/ja-JP', 'jp.sente.example/ja-JP'];
  expect(pages()).toEqual([...firsts, ...firsts.map((first) => `${first}/courses`)]);
  expect(seen.filter(({ url }) => url === '/sitemap.xml')).toHaveLength(1);
  await ask(`${url}/ja-JP/courses`);
  expect(pages().length).toBe(8);
});

it('lets Next hear the whole of a body whose sender has gone, and ends a reading that nobody waits for', async () => {
  const heard: string[] = [];
  response = (req, res) => {
    let length = 0;
    req.on('data', (chunk: Buffer) => (length += chunk.length));
    req.on('error', (error) => heard.push(error.message));
    req.on('end', () => req.method === 'POST' && heard.push(`${length} bytes`));
    res.on('close', () => res.writableEnded || heard.push(`${req.method} ended`));
    // Next is busy: it reads on when the sender has left.
    req.pause();
    sender.destroy();
    setTimeout(() => {
      req.resume();
      if (req.method === 'POST') res.end('{}');
    }, 50);
  };
  let sender = request(`${url}/backstage/api/media`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'payload-token=a' },
  });
  sender.on('error', () => {}).end(Buffer.alloc(900_000));
  await vi.waitFor(() => expect(heard).toEqual(['900000 bytes']));
  sender = request(`${url}/api/user/`);
  sender.on('error', () => {}).end();
  await vi.waitFor(() => expect(heard.slice(1)).toEqual(['GET ended']));
});
