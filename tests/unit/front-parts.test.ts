import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { callerAddressSetter } from '@/server/limits/caller-address';
import { rejectionOf } from '@/server/limits/limits';
import { publicAddressOf } from '@/server/cache/public-addresses';
import { warnOfLargeHead } from '@/server/headers/header-size';
import { elsewhereOf, policyOf, policyWithNonce, securityHeaders } from '@/server/headers/security-headers';
import { ownOrigin, reachableHost } from '@/lib/kernel/own-address.mjs';

const host = 'sente.example';
const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  url,
  headers: { host, ...headers },
  rawHeaders: Object.entries({ Host: host, ...headers }).flat(),
});

const staff = { cookie: 'a=b; payload-token=c' };

describe('what is rejected before anything is read', () => {
  it.each([
    ['/%', {}, 'GET', 400],
    ['/%zz', {}, 'GET', 400],
    ['/zh-TW/%ff', {}, 'GET', 400],
    ['/a%00b', {}, 'GET', 400],
    ['http://sente.example/zh-TW', {}, 'GET', 400],
    [`/${'a'.repeat(9_000)}`, {}, 'GET', 414],
    ['/zh-TW', {}, 'TRACE', 405],
    ['/zh-TW', {}, 'POST', 405],
    ['/api/user/login', {}, 'PROPFIND', 405],
    ['/zh-TW', { 'content-length': '1' }, 'GET', 400],
    ['/zh-TW', { 'transfer-encoding': 'chunked' }, 'GET', 400],
    ['/api/user', { 'content-length': '1' }, 'OPTIONS', 400],
    ['/api/user', { HOST: 'other.example' }, 'GET', 400],
    ['/api/user/login', { 'content-length': '64001' }, 'POST', 413],
    ['/backstage/api/media', { 'content-length': '16001', 'content-type': 'multipart/form-data' }, 'POST', 413],
    ['/backstage/api/users', { ...staff, 'content-length': '1000001' }, 'POST', 413],
    [
      '/backstage/api/media',
      { ...staff, 'content-length': '8500001', 'content-type': 'multipart/form-data' },
      'POST',
      413,
    ],
  ])('%s %o %s: %i', (url, headers, method, status) => {
    expect(rejectionOf(asked(url, headers as Record<string, string>, method))?.status).toBe(status);
  });

  it.each([
    ['/zh-TW/courses?coursesType=vip', {}, 'GET'],
    ['/zh-TW/%E5%9C%8D', {}, 'HEAD'],
    ['/api/user/login', { 'content-length': '64000' }, 'POST'],
    ['/backstage/api/media', { ...staff, 'content-length': '8500000', 'content-type': 'multipart/form-data' }, 'POST'],
    ['/backstagex', {}, 'GET'],
  ])('lets %s %o %s through', (url, headers, method) => {
    expect(rejectionOf(asked(url, headers as Record<string, string>, method))).toBeNull();
  });

  it('says which methods are served', () => {
    expect(rejectionOf(asked('/zh-TW', {}, 'PUT'))).toEqual({ status: 405, allow: 'GET, HEAD' });
  });
});

describe('the list of public addresses', () => {
  it.each([
    ['/zh-TW', 'global /zh-TW'],
    ['/zh-TW/courses?coursesType=vip', 'global /zh-TW/courses'],
    ['/en-USspring2027', 'global /en-USspring2027'],
    ['/sitemaps/ja-JP-1.xml', 'global /sitemaps/ja-JP-1.xml'],
    ['/share/combo-05.png', 'global /share/combo-05.png'],
    ['/illustrations/board-9.svg', 'global /illustrations/board-9.svg'],
    ['/wechat/ja-JP.svg', 'global /wechat/ja-JP.svg'],
    ['/messages/cart-ja-JP.json', 'global /messages/cart-ja-JP.json'],
    ['/.well-known/security.txt', 'global /.well-known/security.txt'],
    ['/api/cms/faqs?locale=ja-JP', 'global /api/cms/faqs?locale=ja-JP'],
    ['/api/cms/faqs?x=1&locale=ja-JP&_=2', 'global /api/cms/faqs?locale=ja-JP'],
    ['/api/cms/faqs?sort=a&locale=ja-JP', 'global /api/cms/faqs?locale=ja-JP&sort=a'],
    ['/api/cms/faqs?filters[slug][$in][0]=a', 'global /api/cms/faqs?filters%5Bslug%5D%5B%24in%5D%5B0%5D=a'],
    ['/api/ecommerce/products?x=7', 'global /api/ecommerce/products'],
    ['/api/course/coursePlans', 'global /api/course/coursePlans'],
  ])('%s', (url, key) => expect(publicAddressOf(asked(url))?.key).toBe(key));

  it('tells the two sites apart', () => {
    expect(publicAddressOf(asked('/ja-JP', { host: 'JP.sente.example' }))?.key).toBe('jp /ja-JP');
  });

  it.each([
    ['the back office', '/backstage/login', {}],
    ["somebody's own", '/api/user/me', {}],
    ['a read with an effect', '/api/ecommerce/payments/1/form', {}],
    ['a page of an API', '/api/user/requests/trial/form?classId=1&locale=zh-TW', {}],
    ['what only some may read', '/api/user/requests/1?key=2', {}],
    ['whoever says who they are', '/api/cms/faqs', { authorization: 'Bearer 1' }],
    ['a draft', '/zh-TW', { cookie: 'a=b; __prerender_bypass=1' }],
    ['the data of a soft navigation', '/zh-TW?_rsc=1', { rsc: '1' }],
    ['what nobody put there', '/.well-known/x.json', {}],
    ['hidden files', '/.data/secrets.json', {}],
    ['inner names', '/global/zh-TW', {}],
    ['a trailing slash', '/zh-TW/', {}],
    ['an endless query', `/api/cms/faqs?sort=${'a'.repeat(600)}`, {}],
  ])('does not hold %s', (_name, url, headers) =>
    expect(publicAddressOf(asked(url, headers as Record<string, string>))).toBeNull(),
  );
});

describe('the policy of scripts', () => {
  it('names each script of a document by its hash, and nothing that does not run', () => {
    const run = 'self.__next_f.push([1,"a"])';
    const policy = policyOf(
      `<script>${run}</script><script id="before-paint">go()</script><script src="/a.js" async=""></script>` +
        `<script type="application/ld+json">{"a":1}</script>`,
    );
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe(`'self' ${hash(run)} ${hash('go()')}`);
  });

  it('allows neither code from texts nor scripts without a name', () => {
    for (const policy of [policyOf('<p>'), policyWithNonce('abc')]) {
      const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
      expect(scripts).not.toMatch(/unsafe/);
    }
    expect(policyWithNonce('abc')).toContain("script-src 'self' 'nonce-abc'");
  });
});

it('documents, and no other response, name the address of reports, in 17 bytes', () => {
  for (const policy of [policyOf('<p>'), policyWithNonce('abc')]) expect(policy).toMatch(/; report-uri \/csp$/);
  const { general, buildFiles } = securityHeaders(true);
  for (const headers of [general, buildFiles]) expect(headers['content-security-policy']).not.toContain('report');
});

describe('a head that no stock proxy holds', () => {
  it('is told of once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    warnOfLargeHead('/zh-TW', { 'content-security-policy': 'x'.repeat(3_000) });
    expect(warn).not.toHaveBeenCalled();
    for (const path of ['/zh-TW/kidgo', '/zh-TW/branches'])
      warnOfLargeHead(path, { 'content-security-policy': 'x'.repeat(4_000) });
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/\/zh-TW\/kidgo are 4\d{3} bytes.*proxy_buffer_size/)]]);
    warn.mockRestore();
  });
});

describe('what counts visits', () => {
  const part = (policy: string, name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1];
  const parts = (policy: string) => ['script-src', 'connect-src', 'img-src'].map((name) => part(policy, name));
  const closed = ["'self'", "'self'", "'self' data: blob:"];

  it('has no door while nothing is configured, whatever it might send to', () => {
    expect(parts(policyOf('<p>'))).toEqual(closed);
    expect(parts(policyOf('<p>', elsewhereOf({ MEASURE_ORIGINS: 'https://more.example' })))).toEqual(closed);
  });

  it('a CMS elsewhere keeps its pictures and films: they may come from there, and nothing else may', () => {
    const policy = policyOf('<p>', elsewhereOf({ CMS_API_URL: 'https://cms.example/api' }));
    expect(part(policy, 'img-src')).toBe("'self' data: blob: https://cms.example");
    expect(part(policy, 'media-src')).toBe("'self' https://cms.example");
    expect(policy.replaceAll(' https://cms.example', '')).toBe(policyOf('<p>'));
  });

  it('comes from its own origin, and sends to it and to those named besides; nothing else opens', () => {
    const policy = policyOf(
      '<p>',
      elsewhereOf({
        PIXEL_SCRIPT_URL: 'https://pixel.example/events.js?v=2',
        ANALYTICS_SCRIPT_URL: 'https://tags.example:8443/tags.js',
        MEASURE_ORIGINS: 'https://www.social.example, https://*.tags.example',
      }),
    );
    const own = 'https://pixel.example https://tags.example:8443';
    const all = `${own} https://www.social.example https://*.tags.example`;
    expect(parts(policy)).toEqual([`'self' ${own}`, `'self' ${all}`, `'self' data: blob: ${all}`]);
    expect(policy.replaceAll(` ${all}`, '').replace(` ${own}`, '')).toBe(policyOf('<p>'));
  });

  it('has its door in pages, as the environment says; none in the back office, nor beside what is no page', async () => {
    vi.stubEnv('PIXEL_SCRIPT_URL', 'https://pixel.example/events.js');
    vi.resetModules();
    const front = await import('@/server/headers/security-headers');
    expect(front.policyOf('<p>')).toContain("script-src 'self' https://pixel.example;");
    for (const policy of [front.policyWithNonce('abc'), front.securityHeaders(true).general['content-security-policy']])
      expect(policy).not.toContain('pixel.example');
    vi.unstubAllEnvs();
  });
});

describe("the caller's address", () => {
  function settled(peer: string, forwarded?: string, trusted: string[] = [], more: Record<string, string> = {}) {
    const headers: Record<string, string> = { ...more, ...(forwarded && { 'x-forwarded-for': forwarded }) };
    const req = { socket: { remoteAddress: peer }, connection: { remoteAddress: peer }, headers };
    callerAddressSetter(trusted)(req as unknown as IncomingMessage);
    return headers;
  }
  const address = (...given: Parameters<typeof settled>) => settled(...given)['x-forwarded-for'];

  it('is the connection, whatever a stranger says', () => {
    expect(address('203.0.113.9', '1.2.3.4')).toBe('203.0.113.9');
    expect(address('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(settled('203.0.113.9', undefined, [], { 'x-forwarded-host': 'evil.example' })).not.toHaveProperty(
      'x-forwarded-host',
    );
  });

  it('is what a proxy of ours says last', () => {
    for (const proxy of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.20.0.2', '192.168.0.7', 'fd00::1', '100.64.0.1'])
      expect(address(proxy, '1.2.3.4, 198.51.100.7')).toBe('198.51.100.7');
    expect(address('127.0.0.1')).toBe('127.0.0.1');
    expect(address('203.0.113.1', '198.51.100.7', ['203.0.113.1'])).toBe('198.51.100.7');
  });
});

it('a shop is reached where it listens', () => {
  expect([undefined, '0.0.0.0', '::', '::1', '192.168.1.7', 'localhost'].map(reachableHost)).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '::1',
    '::1',
    '192.168.1.7',
    '127.0.0.1',
  ]);
  expect(ownOrigin({ HOST: '::1', PORT: 3000 })).toBe('http://[::1]:3000');
});
