/**
 * Requests that two servers in a chain may read differently. Each hides a second one, marked `x-smuggled`, which no server behind the first
 * may ever see as a request. `asks` lists the statuses with which the first server may answer the outer one.
 */
export type Smuggling = {
  name: string;
  bytes: string;
  asks: readonly number[];
  /** It has no length header that a server reads: the second request is a regular one of the same sender, on his own connection. */
  isTwo: boolean;
};

const inner = 'GET /api/user/export HTTP/1.1\r\nHost: sente.example\r\nx-smuggled: 1\r\n\r\n';
const chunk = (text: string, size = text.length.toString(16)) => `${size}\r\n${text}\r\n`;
const chunked = `${chunk(inner)}0\r\n\r\n`;
type Outer = {
  method?: string;
  path?: string;
  headers?: readonly string[];
  body?: string;
  version?: string;
  host?: string;
};

const request = ({
  method = 'POST',
  path = '/api/user/none',
  headers = [],
  body = '',
  version = '1.1',
  host = 'Host: sente.example',
}: Outer) =>
  [`${method} ${path} HTTP/${version}`, host, ...headers, '', body].filter((line) => line !== null).join('\r\n');

const rejected = [400, 501];
/** Read as one request with that body, and answered; or rejected. */
const oneApplication = [200, ...rejected, 408, 413, 417];
const te = 'Transfer-Encoding: chunked';

const bodies = ['GET', 'HEAD', 'DELETE', 'OPTIONS'].flatMap((method) => [
  { name: `chunked body on ${method}`, bytes: request({ method, headers: [te], body: chunked }) },
  { name: `body on ${method}`, bytes: request({ method, headers: [`Content-Length: ${inner.length}`], body: inner }) },
]);

const spellings = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: cow',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow',
  'X: x\nTransfer-Encoding: chunked',
  ' Transfer-Encoding: chunked',
  'X: x\r\n Transfer-Encoding: chunked',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: CHUNKED',
  'Transfer_Encoding: chunked',
  'Transfer-Encoding\x0b: chunked',
  'Transfer-Encoding: \x0bchunked',
  'Transfer-Encoding: chunked;q=1',
  'Transfer-Encoding:',
  'TRANSFER-ENCODING: chunked',
  'Transfer-Encoding: gzip, chunked',
].flatMap((spelling) => [
  {
    name: `TE.TE ${JSON.stringify(spelling)}`,
    bytes: request({ headers: ['Content-Length: 4', spelling], body: chunked }),
  },
  { name: `TE ${JSON.stringify(spelling)}`, bytes: request({ headers: [spelling], body: chunked }) },
]);

const lengths = [
  ['Content-Length: 0', `Content-Length: ${inner.length}`],
  [`Content-Length: ${inner.length}`, 'Content-Length: 0'],
  [`Content-Length: 0, ${inner.length}`],
  [`Content-Length: +${inner.length}`],
  [`Content-Length: -1`],
  [`Content-Length: 0x${inner.length.toString(16)}`],
  [`Content-Length: ${inner.length} 0`],
  [`Content-Length : ${inner.length}`],
  [`Content-Length: \x0b${inner.length}`],
  [`Content-Length: 99999999999999999999`],
  [`Content-Length: 1e2`],
  [`Content_Length: ${inner.length}`],
].map((headers) => ({ name: headers.join(' and '), bytes: request({ headers, body: inner }) }));

const chunks = [
  ['a sign', chunk(inner, `+${inner.length.toString(16)}`)],
  ['a minus', chunk(inner, `-${inner.length.toString(16)}`)],
  ['0x', chunk(inner, `0x${inner.length.toString(16)}`)],
  ['spaces before', chunk(inner, `  ${inner.length.toString(16)}`)],
  ['spaces behind', chunk(inner, `${inner.length.toString(16)}  `)],
  ['an extension', chunk(inner, `${inner.length.toString(16)};a=b`)],
  ['an extension with a bare LF', chunk(inner, `${inner.length.toString(16)};a\nb`)],
  ['an extension with a bare CR', chunk(inner, `${inner.length.toString(16)};a\rb`)],
  ['a long extension', chunk(inner, `${inner.length.toString(16)};${'a'.repeat(20_000)}`)],
  ['an overflow', chunk(inner, `ffffffffffffffff${inner.length.toString(16)}`)],
  ['a bare LF', `${inner.length.toString(16)}\n${inner}\n`],
  ['a bare CR', `${inner.length.toString(16)}\r${inner}\r`],
  ['nothing behind the data', `${inner.length.toString(16)}\r\n${inner}`],
  ['a size that is too small', chunk(inner, '4')],
  ['a size that is too large', chunk(inner, (inner.length + 40).toString(16))],
  ['no size', chunk(inner, '')],
].map(([name, first]) => ({
  name: `a chunk with ${name}`,
  bytes: request({ headers: [te], body: `${first}0\r\n\r\n` }),
}));

const ends = [
  ['trailers', `0\r\nx-a: 1\r\nauthorization: Bearer smuggled\r\n\r\n`],
  ['a request as trailer', `0\r\n${inner}`],
  ['content-length as trailer', `0\r\nContent-Length: ${inner.length}\r\n\r\n`],
].map(([name, end]) => ({
  name: `a body that ends with ${name}`,
  bytes: request({ headers: [te], body: chunk('a') + end }),
}));

export const smugglings: readonly Smuggling[] = [
  { name: 'CL.TE', bytes: request({ headers: [`Content-Length: ${chunked.length}`, te], body: chunked }) },
  { name: 'TE.CL', bytes: request({ headers: [te, 'Content-Length: 4'], body: chunked }) },
  { name: 'CL.0', bytes: request({ headers: ['Content-Length: 0', te], body: chunked }) },
  ...bodies,
  ...spellings,
  ...lengths,
  ...chunks,
  ...ends,
  {
    name: 'Expect and a body at once',
    bytes: request({ headers: ['Expect: 100-continue', `Content-Length: ${inner.length}`], body: inner }),
  },
  {
    name: 'an unknown Expect',
    bytes: request({ headers: ['Expect: 200-ok', `Content-Length: ${inner.length}`], body: inner }),
  },
  {
    name: 'Expect on GET with a body',
    bytes: request({ method: 'GET', headers: ['Expect: 100-continue', te], body: chunked }),
  },
  { name: 'an absolute address', bytes: request({ method: 'GET', path: 'http://other.example/api/user/none' }) },
  { name: 'an address with a space', bytes: request({ method: 'GET', path: '/api/user/none HTTP/1.1\r\nx:' }) },
  {
    name: 'an address with CR and LF, encoded',
    bytes: request({ method: 'GET', path: `/api/user/none?${encodeURIComponent(inner)}` }),
  },
  { name: 'two hosts', bytes: request({ method: 'GET', headers: ['Host: other.example'] }) },
  { name: 'two equal hosts', bytes: request({ method: 'GET', headers: ['host: sente.example'] }) },
  { name: 'no host', bytes: request({ method: 'GET', host: 'x-a: 1' }) },
  { name: 'a folded host', bytes: request({ method: 'GET', host: 'Host:\r\n sente.example' }) },
  { name: 'a bare LF between headers', bytes: request({ method: 'GET', headers: [`x-a: 1\nx-smuggled: 1`] }) },
  { name: 'a bare CR between headers', bytes: request({ method: 'GET', headers: [`x-a: 1\rx-smuggled: 1`] }) },
  { name: 'a header without a name', bytes: request({ method: 'GET', headers: [': 1'] }) },
  { name: 'a NUL in a header', bytes: request({ method: 'GET', headers: ['x-a: \0'] }) },
  {
    name: 'HTTP/1.0 with chunks',
    bytes: request({ version: '1.0', headers: [te, 'Connection: keep-alive'], body: chunked }),
  },
  {
    name: 'HTTP/1.0 with a length',
    bytes: request({
      version: '1.0',
      headers: ['Connection: keep-alive', `Content-Length: ${inner.length}`],
      body: inner,
    }),
  },
  { name: 'HTTP/2.0', bytes: request({ method: 'GET', version: '2.0' }) },
  { name: 'the preface of HTTP/2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  {
    name: 'h2c with a body',
    bytes: request({
      headers: [
        'Connection: Upgrade, HTTP2-Settings',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
        `Content-Length: ${inner.length}`,
      ],
      body: inner,
    }),
  },
  {
    name: 'headers named by Connection',
    bytes: request({
      headers: [
        'Connection: keep-alive, Content-Length, Authorization, X-Forwarded-For',
        `Content-Length: ${inner.length}`,
      ],
      body: inner,
    }),
  },
].map((one) => ({
  ...one,
  asks: /hosts|CL\.TE|TE\.CL|CL\.0/.test(one.name) ? rejected : oneApplication,
  isTwo: /Content_Length|TE\.TE "Transfer_Encoding/.test(one.name),
}));
