import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startSecureNginx } from '../setup/nginx';
import { certificate, privateKey } from '../setup/paypal-certificate';

/** What nginx with the shipped configuration (deploy/nginx) and TLS does for visitors: HTTP/2, a cache of public pages, long headers, uploads. */
const longHeader = 'x'.repeat(7_000);
const seen: { path: string; host: string; bytes: number }[] = [];
/** A shop of the test's own: pages that may be cached, and whose headers are as long as the longest real ones; it counts the bytes of a body. */
async function shop(req: IncomingMessage, res: ServerResponse) {
  let bytes = 0;
  for await (const chunk of req) bytes += (chunk as Buffer).length;
  seen.push({ path: req.url!, host: req.headers.host!, bytes });
  const isOwn = req.url!.startsWith('/api/');
  res.writeHead(200, {
    'cache-control': isOwn ? 'private, no-store' : 'public, max-age=0, s-maxage=60',
    'content-security-policy': longHeader,
  });
  res.end(`${req.headers.host} ${req.url} ${bytes}`);
}

describe.skipIf(!hasNginx)('nginx before the shop', () => {
  const server = createServer((req, res) => void shop(req, res));
  let nginx: Awaited<ReturnType<typeof startSecureNginx>>;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    nginx = await startSecureNginx({ certificate, privateKey }, (server.address() as AddressInfo).port);
  });
  afterAll(async () => {
    await nginx?.stop();
    server.closeAllConnections();
    server.close();
  });

  type Answer = { status: number; text: string; header: string | undefined };
  /** One request over an HTTP/2 connection of its own. */
  const ask = (path: string, { host = 'sente.example', body }: { host?: string; body?: Buffer } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const session = connect(`https://127.0.0.1:${nginx.port}`, { servername: host, rejectUnauthorized: false });
      session.on('error', reject);
      const request = session.request({ ':path': path, ':authority': host, ':method': body ? 'POST' : 'GET' });
      const answer: Answer = { status: 0, text: '', header: undefined };
      request.setEncoding('utf8');
      request.on('response', (headers) => {
        answer.status = Number(headers[':status']);
        answer.header = headers['content-security-policy'] as string | undefined;
      });
      request.on('data', (text: string) => (answer.text += text));
      request.on('error', reject);
      request.on('close', () => {
        session.close();
        resolve(answer);
      });
      request.end(body);
    });

  it('speaks HTTP/2, and lets headers through that are longer than its usual 4 KB', async () => {
    expect(await ask('/zh-TW/long')).toEqual({ status: 200, text: 'sente.example /zh-TW/long 0', header: longHeader });
    expect((await ask('/api/user/long')).header).toBe(longHeader);
  });

  it('answers a public page from its cache, to each host its own, and what is somebody’s own never', async () => {
    const before = seen.length;
    for (let turn = 0; turn < 3; turn += 1)
      for (const host of ['sente.example', 'jp.sente.example'])
        expect((await ask('/ja-JP', { host })).text).toBe(`${host} /ja-JP 0`);
    expect(seen.slice(before).map(({ host }) => host)).toEqual(['sente.example', 'jp.sente.example']);
    for (let turn = 0; turn < 3; turn += 1) await ask('/api/user');
    expect(seen.slice(before).filter(({ path }) => path === '/api/user')).toHaveLength(3);
  });

  it('takes uploads of 10 MB where there are any, and 64 KB elsewhere', async () => {
    const whole = await ask('/api/user/picture', { body: Buffer.alloc(10 * 1024 * 1024) });
    expect([whole.status, whole.text]).toEqual([200, `sente.example /api/user/picture ${10 * 1024 * 1024}`]);
    const before = seen.length;
    expect((await ask('/api/user/picture', { body: Buffer.alloc(10 * 1024 * 1024 + 1) })).status).toBe(413);
    expect((await ask('/en-US', { body: Buffer.alloc(64 * 1024 + 1) })).status).toBe(413);
    expect(seen).toHaveLength(before);
  });
});
