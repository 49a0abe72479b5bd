import { app } from '@/platform/app';
import { getPlatform } from '@/platform/kernel/api/context';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { cutOff, type Cut } from './cut-off';

/** A request to a server, and whether its worker runs afterwards. */
export type Asked = { path: string; headers: Record<string, string>; body: string; works: boolean };

export async function response({ path, headers, body, works }: Asked): Promise<void> {
  await app.request(path, { method: 'POST', headers, body });
  if (works) await drainOutbox(await getPlatform(), undefined, { lane: 'money' });
}

// Run as a process of its own, it answers a request, and dies at one of its statements as by `kill -9`.
const [given] = process.argv.slice(2);
if (process.argv[1]?.endsWith('killed-server.ts') && given) {
  const { asked, cut } = JSON.parse(given) as { asked: Asked; cut: Cut };
  cutOff(await getPlatform(), cut, () => process.kill(process.pid, 'SIGKILL'));
  await response(asked);
}
