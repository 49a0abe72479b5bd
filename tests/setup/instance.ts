import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { NextClient } from '@/server/proxy/next-client';
import { openSharedPages } from '@/server/cache/open-shared-pages';
import type { Patience } from '@/server/cache/redis';
import { frontBefore } from './front-before';
import { ask } from './http';

type Options = {
  redisUrl: string;
  /** Number of the last edit that its Next knows. */
  heard?: number | null;
  of?: string[];
  secret?: string;
  /** How long it waits for Redis: other programs run on the same machine. */
  patience?: Patience;
};
const listening = (server: Server, ...where: [number, string] | [string]) =>
  new Promise<number>((resolve) =>
    server.listen(...(where as [number, string]), () => resolve((server.address() as AddressInfo).port)),
  );

/** What all instances of a test show; an edit changes it. */
export const shop = { text: 'first', paths: ['/zh-TW', '/zh-TW/courses', '/zh-TW/faq'] };

/** An instance of the shop: a front before a fake Next, which shows `shop.text` on each page. */
export async function startInstance({
  redisUrl,
  heard = 4,
  of = ['this build'],
  secret = 'known to all',
  patience = { answer: 5_000, background: 10_000 },
}: Options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-instance-'));
  /** Addresses of pages Next was asked for. */
  const made: string[] = [];
  const instance = {
    made,
    /** How often the whole sitemap was requested. */
    rounds: 0,
    /** What Next does before it answers. */
    before: async (_req: IncomingMessage): Promise<void> => {},
    /** Answers in place of a page. */
    instead: null as RequestListener | null,
  };
  const next = createServer(async (req, res) => {
    if (req.url === '/health/ready') return void res.end(JSON.stringify({ heard }));
    if (req.method === 'POST') return void req.pipe(res);
    made.push(req.url!);
    const { text } = shop;
    await instance.before(req);
    if (instance.instead) return instance.instead(req, res);
    const isMap = req.url!.endsWith('.xml');
    res.writeHead(200, { 'content-type': isMap ? 'application/xml' : 'text/html', 'x-nextjs-prerender': '1' });
    const urls = req.url === '/sitemap.xml' ? ['/sitemaps/zh-TW-1.xml'] : shop.paths;
    if (isMap) return void res.end(urls.map((url) => `<loc>https://sente.example${url}</loc>`).join(''));
    res.end(`<!DOCTYPE html><script>start()</script>${text} at ${req.url}${' of many'.repeat(200)}`);
  });
  next.keepAliveTimeout = 0;
  const socketPath = path.join(folder, 'next');
  await listening(next, socketPath);
  const client = new NextClient(socketPath);
  const shared = await openSharedPages({ url: redisUrl, of, secret, next: client, host: 'sente.example', patience });
  const front = frontBefore(client, {
    shared,
    saved: { restore: () => {}, save: async () => void (instance.rounds += 1) },
    settleCallerAddress: (req) => (req.headers['x-forwarded-for'] = '203.0.113.9'),
  });
  const server = createServer(front.listener);
  const url = `http://127.0.0.1:${await listening(server, 0, '127.0.0.1')}`;
  const get = (address: string, headers: Record<string, string> = {}) =>
    ask(url + address, { host: 'sente.example', headers });
  return Object.assign(instance, {
    get,
    async warm() {
      const { rounds } = instance;
      front.warmer.again();
      await vi.waitFor(() => expect(instance.rounds).toBe(rounds + 1), { timeout: 10_000, interval: 20 });
    },
    /** First word of a page. */
    async shows(address: string) {
      const { status, text } = await get(address);
      return status === 200 ? /<\/script>(\w+)/.exec(text)![1]! : status;
    },
    /** Notifies the front of an edit, as the revalidation route does. */
    async hear(number: number | null, tags = ['pages']) {
      const headers = { 'content-type': 'application/json' };
      await ask(`${url}/api/revalidate`, { method: 'POST', headers, body: JSON.stringify({ tags, number }) });
    },
    stop() {
      front.warmer.stop();
      shared.close();
      for (const one of [server, next]) {
        one.closeAllConnections();
        one.close();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  });
}
