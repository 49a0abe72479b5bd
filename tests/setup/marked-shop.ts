import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callerAddressSetter } from '@/server/limits/caller-address';
import { NextClient } from '@/server/proxy/next-client';
import { RequestBodies } from '@/server/limits/request-body';
import { frontBefore } from './front-before';
import { ask } from './http';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
export type MarkedShop = {
  port: number;
  /** What reached Next; a test empties it. */
  seen: Seen[];
  /** Requests data of one customer, under a mark; all customers share the connections between the front and Next. @returns status and text */
  customer: (mark: string, at?: number) => Promise<string>;
  close: () => void;
};

const listening = (server: Server, where: number | string) =>
  new Promise<number>((resolve) =>
    server.listen(where as number, ...(typeof where === 'number' ? ['127.0.0.1'] : []), () =>
      resolve((server.address() as AddressInfo).port),
    ),
  );

/**
 * A front before a Next that answers each request with the mark it came with, before it has read a body, as Next does.
 * @param patience how long a body may take, milliseconds
 */
export async function markedShop(patience = 10_000): Promise<MarkedShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-marked-'));
  const seen: Seen[] = [];
  const next = createServer((req, res) => {
    seen.push({ method: req.method, url: req.url, headers: req.headers });
    if (longUrls.some((long) => req.url === long)) return void res.end(video);
    // Delayed as by a lookup: the response to a smuggled request arrives when its connection already serves another customer.
    setTimeout(() => {
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ mark: req.headers.authorization ?? 'nobody', url: req.url }));
    }, randomInt(5));
  });
  // As Next's own: the front alone decides when a connection between them ends.
  next.keepAliveTimeout = 0;
  await listening(next, path.join(folder, 'next'));
  const front = frontBefore(new NextClient(path.join(folder, 'next')), {
    settleCallerAddress: callerAddressSetter(),
    bodies: new RequestBodies(patience),
  });
  // As in server/main.ts, in proportion.
  const timeouts = {
    headersTimeout: 2 * patience,
    requestTimeout: 6 * patience,
    connectionsCheckingInterval: patience / 5,
  };
  const server = createServer(timeouts, front.listener);
  const port = await listening(server, 0);
  return {
    port,
    seen,
    async customer(mark, at = port) {
      const own = `http://127.0.0.1:${at}/api/user/own/${mark}`;
      const { status, text } = await ask(own, { host: 'sente.example', headers: { authorization: mark } });
      return `${status} ${text}`;
    },
    close: () => {
      front.warmer.stop();
      for (const one of [server, next]) {
        one.closeAllConnections();
        one.close();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const video = Buffer.alloc(20_000_000);
/** As long as a video; a reader that stops early blocks its connection to Next. */
export const longUrl = '/api/user/long';
/** The video of a lesson; the front does not check its link. */
export const videoUrl = '/api/course/learning/films/any?for=0.0';
const longUrls = [longUrl, videoUrl];

/** The only response a customer may get. */
export const ownResponse = (mark: string) => `200 ${JSON.stringify({ mark, url: `/api/user/own/${mark}` })}`;
