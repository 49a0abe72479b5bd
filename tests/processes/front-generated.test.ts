import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markedShop, ownResponse, type MarkedShop } from '../setup/marked-shop';
import { hasNginx, startNginx } from '../setup/nginx';
import { sendRaw } from '../setup/raw-http';
import { runs } from '../setup/runs';

const count = runs({ usual: 10_000, deep: 100_000 });

/** Whatever strangers send, every customer gets a response with his own mark, and no stranger sees one. */
let shop: MarkedShop;
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
beforeAll(async () => {
  shop = await markedShop(150);
  if (hasNginx) nginx = await startNginx(shop.port);
});
afterAll(async () => {
  await nginx?.stop();
  shop.close();
});

const mark = fc.constantFrom('stranger', 'other');
const inner = mark.map(
  (who) => `GET /api/user/own/${who} HTTP/1.1\r\nHost: sente.example\r\nAuthorization: ${who}\r\n\r\n`,
);
/** Mostly right: what is wrong all over is rejected at its first letter. */
const seldom = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const odd = seldom('', ' ', '\t', '\n', '\r', '\0', '\x0b', ';', ',', '+', '-', '0x', '"', '\x80', ';a=b', '_');
const eol = seldom('\r\n', '\n', '\r', '\r\r\n');
const length = fc.oneof(fc.nat(200).map(String), fc.constantFrom('0', '-1', '1e1', '0x10', '99999999999999999999', ''));
const coding = seldom(
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
  .tuple(inner, odd, odd, seldom(0, -3, -1, 1, 3), eol)
  .map(([text, a, b, more, end]) => `${a}${(text.length + more).toString(16)}${b}${end}${text}${end}`);
const body = fc.oneof(
  fc.constant(''),
  inner,
  fc.array(chunk, { maxLength: 3 }).map((chunks) => `${chunks.join('')}0\r\n\r\n`),
  fc.string({ maxLength: 40 }),
);
const request = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'G\0T'),
    path: seldom('/api/user/none', '/zh-TW/courses', '/api/ecommerce/products', 'http://a.example/', '*', '//x', '/%'),
    version: seldom('1.1', '1.0', '2.0', '0.9'),
    headers: fc.array(header, { minLength: 1, maxLength: 3 }),
    end: eol,
    body,
  })
  .map(({ method, path, version, headers, end, body: sent }) =>
    [`${method} ${path} HTTP/${version}`, 'Host: sente.example', 'Authorization: stranger', ...headers, '', sent].join(
      end,
    ),
  );

async function attack(port: number, count: number) {
  let customers = 0;
  const strangers: Promise<string>[] = [];
  const batch = 50;
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: batch, maxLength: batch }), async (requests) => {
      // Those who are slow go on beside the next ones.
      strangers.push(...requests.map((bytes) => sendRaw(port, bytes)));
      for (let round = 0; round < 4; round += 1) {
        const marks = Array.from({ length: 8 }, () => `customer-${customers++}`);
        expect(await Promise.all(marks.map((name) => shop.customer(name, port)))).toEqual(marks.map(ownResponse));
      }
    }),
    { numRuns: count / batch, endOnFailure: true },
  );
  for (const heard of await Promise.all(strangers)) expect(heard).not.toContain('customer-');
}

it(`never gives one's answer to another: ${count} generated requests`, { timeout: 0 }, () => attack(shop.port, count));
it.skipIf(!hasNginx)('nor behind nginx', { timeout: 0 }, () => attack(nginx!.port, count / 10));
