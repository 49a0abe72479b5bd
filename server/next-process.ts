import { createServer } from 'node:http';
import next from 'next';

/**
 * Next, in a process of its own behind a socket. Only the front decides when it stops: a signal to the whole group must not cut requests
 * that the front still waits for. A front that was killed takes it along.
 */
const [, , socketPath = ''] = process.argv;

const app = next({ dev: false, hostname: process.env.HOST || undefined, port: Number(process.env.PORT) });
await app.prepare();
const handle = app.getRequestHandler();
const upgrade = app.getUpgradeHandler();

const server = createServer((req, res) => void handle(req, res));
server.on('upgrade', (req, socket, head) => void upgrade(req, socket, head));
/** The front alone connects, and keeps its connections. */
server.keepAliveTimeout = 0;
server.listen(socketPath, () => process.send?.('ready'));

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
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
