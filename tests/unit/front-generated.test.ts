import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markedShop, ownAnswer, type MarkedShop } from '../setup/marked-shop';
import { sendRaw } from '../setup/raw-http';
import { runs } from '../setup/runs';

const count = runs({ usual: 10_000, deep: 100_000 });

/** Whatever strangers send, every customer gets an answer with his own mark, and no stranger sees one. */
let shop: MarkedShop;
beforeAll(async () => {
  shop = await markedShop(150);
});
afterAll(() => shop.close());

const mark = fc.constantFrom('stranger', 'other');
const inner = mark.map(
  (who) => `GET /api/user/own/${who} HTTP/1.1\r\nHost: sente.example\r\nAuthorization: ${who}\r\n\r\n`,
);
const odd = fc.constantFrom(
  '',
  ' ',
  '\t',
  '\n',
  '\r',
  '\0',
  '\x0b',
  ';',
  ',',
  '+',
  '-',
  '0x',
  '"',
  '\x80',
  ';a=b',
  '_',
);
const eol = fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r', '\r\r\n');
const length = fc.oneof(fc.nat(200).map(String), fc.constantFrom('0', '-1', '1e1', '0x10', '99999999999999999999', ''));
const coding = fc.constantFrom(
  'chunked',
  'Chunked',
  'identity',
  'gzip, chunked',
  'chunked, identity',
  'xchunked',
  'chunked, chunked',
);
const header = fc.oneof(
  fc
    .tuple(fc.constantFrom('Content-Length', 'content-length', 'Content_Length'), odd, odd, length)
    .map(([name, a, b, n]) => `${name}${a}:${b}${n}`),
  fc
    .tuple(fc.constantFrom('Transfer-Encoding', 'transfer-encoding', ' Transfer-Encoding'), odd, odd, coding)
    .map(([name, a, b, te]) => `${name}${a}:${b}${te}`),
  fc.constantFrom(
    'Connection: keep-alive',
    'Connection: close',
    'Connection: Upgrade',
    'Connection: Transfer-Encoding',
    'Upgrade: h2c',
    'Upgrade: websocket',
  ),
  fc.constantFrom(
    'Expect: 100-continue',
    'Trailer: x',
    'TE: trailers',
    'Keep-Alive: timeout=99',
    'Host: other.example',
    'Cookie: a=b',
    'If-None-Match: *',
  ),
  fc.tuple(odd, odd).map(([a, b]) => `x${a}: ${b}`),
);
const chunk = fc
  .tuple(inner, odd, odd, fc.integer({ min: -3, max: 3 }), eol)
  .map(([text, a, b, more, end]) => `${a}${(text.length + more).toString(16)}${b}${end}${text}${end}`);
const body = fc.oneof(
  fc.constant(''),
  inner,
  fc.array(chunk, { maxLength: 3 }).map((chunks) => `${chunks.join('')}0\r\n\r\n`),
  fc.string({ maxLength: 40 }),
);
const request = fc
  .record({
    method: fc.constantFrom(
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'CONNECT',
      'get',
      'G\0T',
    ),
    path: fc.constantFrom(
      '/api/user/none',
      '/zh-TW/courses',
      '/api/ecommerce/products',
      '/backstage/api/staff',
      'http://sente.example/api/user/none',
      '*',
      '//x',
      '/%',
    ),
    version: fc.constantFrom('1.1', '1.1', '1.1', '1.0', '2.0', '0.9'),
    headers: fc.array(header, { maxLength: 4 }),
    end: eol,
    body,
  })
  .map(({ method, path, version, headers, end, body }) =>
    [`${method} ${path} HTTP/${version}`, 'Host: sente.example', 'Authorization: stranger', ...headers, '', body].join(
      end,
    ),
  );

it(`never gives one's answer to another: ${count} generated requests`, { timeout: 0 }, async () => {
  let customers = 0;
  const batch = 50;
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: batch, maxLength: batch }), async (requests) => {
      const strangers = requests.map((bytes) => sendRaw(shop.port, bytes));
      const marks = Array.from({ length: 30 }, () => `customer-${customers++}`);
      const own = await Promise.all(marks.map((name) => shop.customer(name)));
      expect(own).toEqual(marks.map(ownAnswer));
      for (const heard of await Promise.all(strangers)) expect(heard).not.toContain('customer-');
    }),
    { numRuns: count / batch, endOnFailure: true },
  );
});
