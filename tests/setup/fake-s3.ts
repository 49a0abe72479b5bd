import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import parseRange from 'range-parser';

export const s3Keys = { region: 'ap-northeast-1', id: 'AKIATEST', secret: 'a secret of the tests alone' };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Whether AWS Signature Version 4 holds for what arrived: its method, address, named headers and body (docs.aws.amazon.com, "Signing AWS API requests"). */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = headers;
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/[^,]+), SignedHeaders=([^,]+), Signature=(\w{64})$/;
  const [, id, scope, day, names, signature] = pattern.exec(authorization) ?? [];
  if (id !== s3Keys.id || !scope || !day || !names) return false;
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(url ?? '/', 'http://bucket');
  searchParams.sort();
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const named = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const asked = [method, pathname, query, named.join(''), names, sha256(body)].join('\n');
  const signed = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(asked)].join('\n');
  const key = ['aws4_request'].reduce(hmac, [s3Keys.region, 's3'].reduce(hmac, hmac(`AWS4${s3Keys.secret}`, day)));
  return hmac(key, signed).toString('hex') === signature;
}

/** A bucket on this machine that speaks S3 as far as private files need it, to requests that are signed. */
export async function fakeS3() {
  const objects = new Map<string, Buffer>();
  /** The requests it received: method, key, and the range. */
  const asked: string[] = [];
  /** How many of the next requests fail. */
  const trouble = { next: 0 };
  /** Objects that no request deletes. */
  const locked = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { method = '', url = '' } = request;
    asked.push([method, url, request.headers.range].filter(Boolean).join(' '));
    const fail = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    if (!isSigned(request, body)) return void fail(403, 'SignatureDoesNotMatch');
    if (trouble.next > 0) {
      trouble.next -= 1;
      return void fail(503, 'SlowDown');
    }
    const key = decodeURIComponent(new URL(url, 'http://bucket').pathname);
    if (method === 'PUT') {
      objects.set(key, body);
      return void response.end();
    }
    if (method === 'POST') {
      const errors = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name]) => {
        const at = `${key.replace(/\/$/, '')}/${name}`;
        if (locked.has(at)) return `<Error><Key>${name}</Key><Code>InternalError</Code></Error>`;
        objects.delete(at);
        return '';
      });
      response.writeHead(200, { 'content-type': 'application/xml' });
      return void response.end(`<DeleteResult>${errors.join('')}</DeleteResult>`);
    }
    const found = objects.get(key);
    if (!found) return void fail(404, 'NoSuchKey');
    if (method === 'HEAD') return void response.writeHead(200, { 'content-length': found.length }).end();
    sendRange(response, found, request.headers.range);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    asked,
    trouble,
    locked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendRange(response: ServerResponse, bytes: Buffer, range = ''): void {
  const ranges = range ? parseRange(bytes.length, range) : -2;
  if (typeof ranges === 'number') return void response.end(bytes);
  const [{ start, end } = { start: 0, end: bytes.length - 1 }] = ranges;
  const part = bytes.subarray(start, end + 1);
  response.writeHead(206, {
    'content-length': part.length,
    'content-range': `bytes ${start}-${end}/${bytes.length}`,
  });
  response.end(part);
}
