import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import next from 'next';
import { env } from '@/lib/env';

/**
 * Next, in a process of its own behind a socket. Only the front decides when it stops: a signal to the whole group must not cut requests
 * that the front still waits for. A front that was killed takes it along.
 */
const [, , socketPath = ''] = process.argv;
/** The front finds it, at the name of the one before it, once it is ready. A pipe of Windows has one name. */
const draft = process.platform === 'win32' ? socketPath : `${socketPath}.new`;
const tell = (message: string) => process.send?.(message, () => {});

const app = next({ dev: false, hostname: process.env.HOST || undefined, port: Number(process.env.PORT) });
await app.prepare();
const handle = app.getRequestHandler();
const upgrade = app.getUpgradeHandler();

const server = createServer((req, res) => void handle(req, res));
server.on('upgrade', (req, socket, head) => void upgrade(req, socket, head));
/** The front alone connects, and keeps its connections. */
server.keepAliveTimeout = 0;
rmSync(draft, { force: true });
server.listen(draft, async () => {
  if (env.REVALIDATE_SECRET)
    await forgetOlderPages().catch((error: unknown) => console.error('Older pages could not be announced:', error));
  if (draft !== socketPath) renameSync(draft, socketPath);
  tell('ready');
  setInterval(tell, 5_000, 'alive').unref();
});

/** The pages on disk are as old as the build; what was edited since is read anew. */
async function forgetOlderPages(): Promise<void> {
  const headers = {
    host: new URL(env.SITE_URL).host,
    authorization: `Bearer ${env.REVALIDATE_SECRET}`,
    'content-type': 'application/json',
  };
  const to = { socketPath: draft, path: '/api/revalidate', agent: false, signal: AbortSignal.timeout(60_000) };
  const asked = request({ ...to, method: 'POST', headers }).end(JSON.stringify({ tags: ['content'] }));
  const [answer] = await once(asked, 'response');
  await once(answer.resume(), 'end');
}

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  // Nobody may be left who would insist.
  setTimeout(() => process.exit(1), 5_000).unref();
  server.close();
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
process.on('message', (message) => {
  if (message === 'stop') void stop();
});
process.on('disconnect', stop);
// The front may have gone before anybody listened for it.
if (process.connected === false) void stop();
