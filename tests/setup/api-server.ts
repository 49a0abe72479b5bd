import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { app } from '@/platform/app';
import { getPlatform } from '@/platform/kernel/api/context';
import { databaseBounds } from '@/platform/kernel/database-driver';

// The API as a process of its own (api-process.ts), with timeouts set by the test.
Object.assign(databaseBounds, JSON.parse(process.env.TEST_DATABASE_BOUNDS ?? '{}'));
await getPlatform();
const server = createServer(async (req, res) => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const headers = req.headers as Record<string, string>;
  const answer = await app.request(`http://localhost:3000${req.url}`, { method: req.method ?? 'GET', headers, body });
  res.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
