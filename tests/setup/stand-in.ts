import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env, type Env } from '@/lib/env';

export type Recorded = { method: string; path: string; headers: Record<string, string | undefined>; body: string };
export type Reply = { status?: number; json?: unknown; text?: string; location?: string };
/** What goes wrong with the next request to a path: an answer of this status, none at all, or one after the work is done that is lost. */
export type Trouble = { path: RegExp; is: number | 'silent' | 'lost' };

/** A server of this machine that speaks a payment provider's wire format, and keeps what it was asked. */
export async function standIn(answer: (request: Recorded) => Reply) {
  const requests: Recorded[] = [];
  const troubles: Trouble[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
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
      const { status = 200, json, text, location } = answer(request);
      if (trouble?.is === 'lost') return;
      const type = json === undefined ? 'text/html' : 'application/json';
      res.writeHead(status, { 'content-type': type, ...(location && { location }) });
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
