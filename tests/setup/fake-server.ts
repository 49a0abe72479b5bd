import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env, type Env } from '@/lib/kernel/env';

export type Recorded = { method: string; path: string; headers: Record<string, string | undefined>; body: string };
export type Reply = { status?: number; json?: unknown; text?: string; location?: string };
/** What a provider posts to the shop; where to stands in what it was asked, or in its settings. */
export type News = { to?: string | undefined; body: string; headers: Record<string, string> };
export type Tell = (news: News) => Promise<unknown>;
/** Tests that speak for the provider themselves. */
export const nobody: Tell = async () => {};

/** A page of the provider's with the one button that a buyer presses. */
export const payPage = (name: string, action = ''): Reply => ({
  text: `<!doctype html><title>${name}</title><link rel="icon" href="data:,">
    <form method="post"${action && ` action="${action}"`}><button>Pay</button></form>`,
});

/** What goes wrong with the next request to a path: a response of this status, none at all, or one after the work is done that is lost. */
export type Trouble = { path: RegExp; is: number | 'silent' | 'lost' };

/** A server of this machine that speaks a payment provider's wire format, and keeps what it was asked. */
export async function fakeServer(response: (request: Recorded) => Reply | Promise<Reply>) {
  const requests: Recorded[] = [];
  const troubles: Trouble[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', async () => {
      const request: Recorded = {
        method: req.method ?? '',
        path: req.url ?? '',
        headers: req.headers as Recorded['headers'],
        body: Buffer.concat(chunks).toString('utf8'),
      };
      requests.push(request);
      const index = troubles.findIndex(({ path }) => path.test(request.path));
      const [trouble] = index < 0 ? [] : troubles.splice(index, 1);
      if (trouble?.is === 'silent') return;
      if (typeof trouble?.is === 'number') return void res.writeHead(trouble.is).end('{}');
      const { json, text, location, status = location ? 303 : 200 } = await response(request);
      if (trouble?.is === 'lost') return;
      res.writeHead(status, {
        'content-type': json === undefined ? 'text/html; charset=utf-8' : 'application/json',
        ...(location && { location }),
      });
      res.end(json === undefined ? (text ?? '') : JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    troubles,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Configures providers for some tests; returns how to take it back. */
export function configure(values: Partial<Env>): () => void {
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, env[name as keyof Env]]));
  Object.assign(env, values);
  return () => void Object.assign(env, before);
}
