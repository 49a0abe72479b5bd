import { app } from '@/platform/app';
import { getPlatform } from '@/platform/kernel/api/context';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { cutOff, type Cut } from './cut-off';

/** What a server is asked, and whether its worker does what follows. */
export type Asked = { path: string; headers: Record<string, string>; body: string; works: boolean };

export async function response({ path, headers, body, works }: Asked): Promise<void> {
  await app.request(path, { method: 'POST', headers, body });
  if (works) await drainOutbox(await getPlatform(), undefined, { lane: 'money' });
}

// As a process of its own: it answers, and is gone at one of its statements as by `kill -9`.
const [given] = process.argv.slice(2);
if (process.argv[1]?.endsWith('killed-server.ts') && given) {
  const { asked, cut } = JSON.parse(given) as { asked: Asked; cut: Cut };
  cutOff(await getPlatform(), cut, () => process.kill(process.pid, 'SIGKILL'));
  await response(asked);
}
