import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ask } from '../setup/http';
import { videoUrl, longUrl, markedShop, ownResponse, type MarkedShop } from '../setup/marked-shop';
import { sendRaw, statusesIn } from '../setup/raw-http';

/** Callers that send or read slowly, and cases that HTTP leaves open. */
let shop: MarkedShop;
const patient = { timeout: 30_000 };
const open: Socket[] = [];
beforeAll(async () => {
  shop = await markedShop();
});
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => shop.close());

function send(bytes: string, at: MarkedShop): { socket: Socket; heard: () => string } {
  const socket = connect(at.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += data.toString('latin1'))).on('error', () => {});
  socket.write(bytes);
  open.push(socket);
  return { socket, heard: () => heard };
}

const post = (headers: string) => `POST /api/user/login HTTP/1.1\r\nHost: sente.example\r\n${headers}\r\n\r\n`;
const halves = [
  ['with a length', post('Content-Length: 50') + '{'],
  ['in chunks', post('Transfer-Encoding: chunked') + '1\r\n{\r\n'],
  [
    'of an upload',
    post('Cookie: payload-token=a\r\nContent-Type: multipart/form-data\r\nContent-Length: 5000000').replace(
      '/api/user/login',
      '/backstage/api/media',
    ) + '{',
  ],
  ['without an end of its headers', 'POST /api/user/login HTTP/1.1\r\nHost: sente.example\r\nx-a: 1'],
] as const;

it.each(halves)('300 half-sent requests %s hold up nobody, and none of them reaches Next', async (_name, bytes) => {
  shop.seen.length = 0;
  Array.from({ length: 300 }, () => send(bytes, shop));
  const mine = await ask(`http://127.0.0.1:${shop.port}/api/user/login`, { method: 'POST', body: '{}' });
  expect(mine.status).toBe(200);
  expect(await shop.customer('me')).toBe(ownResponse('me'));
  expect(shop.seen.length).toBe(2);
});

it('of one caller the request that has waited longest makes room, and hears why', async () => {
  const sent = Array.from({ length: 40 }, () => send(halves[0][1], shop));
  await vi.waitFor(() => expect(sent.filter(({ heard }) => heard().includes(' 408 ')).length).toBe(8), patient);
  expect(sent[0]!.heard()).toContain('"code":"REQUEST_TIMEOUT"');
  expect(sent.slice(8).every(({ heard }) => heard() === '')).toBe(true);
});

it.each(halves)('a half-sent request %s is cut off in the end', async (_name, bytes) => {
  const hurried = await markedShop(100);
  try {
    expect(statusesIn(await sendRaw(hurried.port, bytes))[0]).toBe(408);
  } finally {
    hurried.close();
  }
});

it('300 readers that stop after the first bytes leave Next free for others', async () => {
  const sent = Array.from({ length: 300 }, () => {
    const reader = send(`GET ${longUrl} HTTP/1.1\r\nHost: sente.example\r\n\r\n`, shop);
    reader.socket.once('data', () => reader.socket.pause());
    return reader;
  });
  await vi.waitFor(() => expect(sent.filter(({ heard }) => heard() !== '').length).toBeGreaterThan(200), patient);
  expect(await shop.customer('me')).toBe(ownResponse('me'));
});

it('300 films that are paused take no connection from others, and another one still begins', async () => {
  // Each from an address of its own, so that no caller has more than one.
  const watch = (_: unknown, home: number) => {
    const watcher = send(
      `GET ${videoUrl} HTTP/1.1\r\nHost: sente.example\r\nX-Forwarded-For: 198.51.${home >> 7}.${home & 127}\r\nRange: bytes=0-\r\n\r\n`,
      shop,
    );
    watcher.socket.once('data', () => watcher.socket.pause());
    return watcher;
  };
  const sent = Array.from({ length: 300 }, watch);
  await vi.waitFor(() => expect(sent.every(({ heard }) => heard() !== '')).toBe(true), patient);
  expect(await shop.customer('me')).toBe(ownResponse('me'));
  const mine = watch(null, 300);
  await vi.waitFor(() => expect(mine.heard()).toContain(' 200 '), patient);
});

it('the range a player asks for reaches Next, and nothing of it is kept', async () => {
  shop.seen.length = 0;
  for (let time = 0; time < 2; time += 1)
    await ask(`http://127.0.0.1:${shop.port}${videoUrl}`, { headers: { range: 'bytes=5-', 'if-range': '"a"' } });
  expect(shop.seen.map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
    ['bytes=5-', '"a"'],
    ['bytes=5-', '"a"'],
  ]);
});

it.each(['h2c', 'websocket', 'TLS/1.0, HTTP/1.1'])(
  'a request to change to %s is answered as HTTP',
  async (protocol) => {
    const bytes = `GET /api/user/none HTTP/1.1\r\nHost: sente.example\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`;
    // And so is what comes after it on the same connection.
    expect(statusesIn(await sendRaw(shop.port, bytes))).toEqual([200, 200]);
  },
);

it('requests in a row on one connection are answered in their order, each with its own', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `m${n}`);
  const bytes = names.map(
    (name) => `GET /api/user/own/${name} HTTP/1.1\r\nHost: sente.example\r\nAuthorization: ${name}\r\n\r\n`,
  );
  const heard = await sendRaw(shop.port, bytes.join(''));
  expect([...heard.matchAll(/"mark":"(m\d+)"/g)].map(([, name]) => name)).toEqual(names);
});

it('HTTP/1.0 keeps its connection only when it asks to', async () => {
  const bytes = (header: string) => `GET /api/user/none HTTP/1.0\r\nHost: sente.example\r\n${header}\r\n`;
  expect(statusesIn(await sendRaw(shop.port, bytes('')))).toEqual([200]);
  expect(await sendRaw(shop.port, bytes('Connection: keep-alive\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
});

it('Expect: 100-continue is answered before the body, and the body taken', async () => {
  const { socket, heard } = send(post('Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close'), shop);
  await vi.waitFor(() => expect(heard()).toContain('100 Continue'), patient);
  socket.write('{}');
  await vi.waitFor(() => expect(statusesIn(heard())).toEqual([200]), patient);
});
