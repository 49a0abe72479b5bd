import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env, type Env } from '@/lib/kernel/env';

export type Recorded = { method: string; path: string; headers: Record<string, string | undefined>; body: string };
export type Reply = { status?: number; json?: unknown; text?: string; location?: string };
/** A notification that a provider posts to the shop; its address is in the request for the payment, or in the provider's settings. */
export type News = { to?: string | undefined; body: string; headers: Record<string, string> };
export type Notify = (news: News) => Promise<unknown>;
/** For tests that send the provider's notifications themselves. */
export const nobody: Notify = async () => {};

/** A page of the provider's with the one button that a buyer presses. */
export const payPage = (name: string, action = ''): Reply => ({
  text: `<!doctype html><title>${name}</title><link rel="icon" href="data:,">
    <form method="post"${action && ` action="${action}"`}><button>Pay</button></form>`,
});

/** How the next request to a path fails: a response with this status, no response, or a response that is lost after the work is done. */
export type Trouble = { path: RegExp; is: number | 'silent' | 'lost' };

/** A local server that uses a payment provider's wire format, and records its requests. */
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

/** Configures providers for some tests; returns a function that undoes it. */
export function configure(values: Partial<Env>): () => void {
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, env[name as keyof Env]]));
  Object.assign(env, values);
  return () => void Object.assign(env, before);
}
