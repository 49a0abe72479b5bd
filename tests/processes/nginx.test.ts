import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../setup/http';
import { markedShop, ownResponse, type MarkedShop } from '../setup/marked-shop';
import { hasIpv6, hasNginx, startNginx } from '../setup/nginx';
import { sendRaw, statusesIn } from '../setup/raw-http';
import { smugglings } from '../setup/smuggling';

/** The shop behind nginx with the shipped configuration (deploy/nginx). Skipped where nginx is not installed. */
describe.skipIf(!hasNginx)('behind nginx', () => {
  let shop: MarkedShop;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    shop = await markedShop(1_500);
    nginx = await startNginx(shop.port);
  });
  beforeEach(() => void (shop.seen.length = 0));
  afterAll(async () => {
    await nginx?.stop();
    shop.close();
  });
  const at = (path: string) => `http://127.0.0.1:${nginx.port}${path}`;

  it.each(smugglings)('$name', async ({ bytes, isTwo }) => {
    const [status] = statusesIn(await sendRaw(nginx.port, bytes));
    const marks = ['a', 'b', 'c', 'd'];
    expect(await Promise.all(marks.map((mark) => shop.customer(mark, nginx.port)))).toEqual(marks.map(ownResponse));
    if (!isTwo) expect(shop.seen.filter(({ url }) => url === '/api/user/export')).toEqual([]);
    expect(status === undefined || status < 500 || status === 501 || status === 505, String(status)).toBe(true);
  });

  it('a page comes from the cache, somebody’s own never does', async () => {
    for (let n = 0; n < 3; n += 1) {
      expect((await ask(at('/zh-TW/courses'), { host: 'sente.example' })).status).toBe(200);
      expect(await shop.customer(`c${n}`, nginx.port)).toBe(ownResponse(`c${n}`));
    }
  });

  it.each(['h2c', 'websocket'])('a request to change to %s is answered as HTTP', async (protocol) => {
    const bytes = `GET /api/user/none HTTP/1.1\r\nHost: sente.example\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
    expect(statusesIn(await sendRaw(nginx.port, bytes))).toEqual([200, 200]);
  });

  it('another name than the shop’s never reaches it', async () => {
    expect((await ask(at('/zh-TW'), { host: 'other.example' })).status).toBe(421);
    expect(shop.seen).toEqual([]);
  });

  it('the shop hears who calls, and believes no list that a caller sends', async () => {
    await ask(at('/api/user/none'), { host: 'sente.example', headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(shop.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('an authority finds its challenge without TLS, others are sent to TLS', async () => {
    const challenges = path.join(nginx.folder, 'acme/.well-known/acme-challenge');
    mkdirSync(challenges, { recursive: true });
    writeFileSync(path.join(challenges, 'token'), 'token.thumbprint');
    const plain = (address: string) => ask(`http://127.0.0.1:${nginx.plainPort}${address}`, { host: 'sente.example' });
    expect(await plain('/.well-known/acme-challenge/token')).toMatchObject({ status: 200, text: 'token.thumbprint' });
    expect((await plain('/.well-known/acme-challenge/none')).status).toBe(404);
    expect(await plain('/zh-TW')).toMatchObject({ status: 308, location: 'https://sente.example/zh-TW' });
  });

  it.runIf(hasIpv6)('by IPv6 it is the same shop, which hears that address', async () => {
    const over6 = (path: string) => at(path).replace('127.0.0.1', '[::1]');
    expect((await ask(over6('/api/user/none'), { host: 'sente.example' })).status).toBe(200);
    expect(shop.seen[0]?.headers['x-forwarded-for']).toBe('::1');
    expect((await ask(over6('/zh-TW'), { host: 'other.example' })).status).toBe(421);
    const plain = await ask(`http://[::1]:${nginx.plainPort}/zh-TW`, { host: 'sente.example' });
    expect([plain.status, plain.location]).toEqual([308, 'https://sente.example/zh-TW']);
  });
});
