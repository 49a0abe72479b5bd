import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NextClient } from '@/server/proxy/next-client';
import { observedRequests } from '@/server/observe/observed-requests';
import { routeNames } from '@/server/observe/route-names';
import { frontBefore } from './front-before';

const listening = (server: Server, ...at: unknown[]) =>
  new Promise<void>((resolve) => server.listen(...(at as [number]), resolve));

/** Routes as a build names them. */
const pages = ['/[region]/[locale]', '/[region]/[locale]/[page]', '/[region]/[locale]/courses/[slug]', '/robots.txt'];

/** A front with metrics, as `npm start` runs it, before a fake Next. */
export async function observedFront(answer: RequestListener) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-observed-'));
  const next = createServer(answer);
  await listening(next, path.join(folder, 'next'));
  const front = frontBefore(new NextClient(path.join(folder, 'next')));
  const server = createServer(observedRequests(front.listener, routeNames(pages)));
  await listening(server, 0, '127.0.0.1');
  const close = () => {
    front.warmer.stop();
    for (const one of [server, next]) {
      one.closeAllConnections();
      one.close();
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const invalidate = (...tags: string[]) => front.invalidate({ tags });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, invalidate, close };
}

export type Series = Record<string, number>;

/** The series of a text of Prometheus, by name and labels as they stand there. */
export function seriesOf(text: string): Series {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
