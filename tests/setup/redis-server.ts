import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, RESP_TYPES } from '@redis/client';
import { freePort } from './free-port';

const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
const binary = folders.map((folder) => path.join(folder, 'redis-server')).find((file) => existsSync(file));

/** Whether a Redis is installed here. */
export const hasRedis = binary !== undefined;
if (!hasRedis) console.log('Redis is not installed here (Debian: redis-server): what instances share is not tested.');

/** A Redis of a test's own, in memory alone. */
export async function startRedis() {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async () => {
    const given = { port, bind: '127.0.0.1', save: '', appendonly: 'no', 'shutdown-timeout': 0 };
    child = spawn(
      binary!,
      Object.entries(given).flatMap(([name, value]) => [`--${name}`, String(value)]),
      { stdio: 'ignore' },
    );
    const until = performance.now() + 10_000;
    // Polls by hand instead of with `vi.waitFor`: the end-to-end tests, which have another runner, use this too.
    const isThere = () =>
      asked((client) => client.ping()).catch((error: unknown) => {
        if (performance.now() > until) throw error;
        return null;
      });
    while (!(await isThere())) await pause(20);
  };
  const connect = () => createClient({ url, socket: { reconnectStrategy: false } }).on('error', () => {});
  /** Runs a command as another client of this Redis. */
  async function asked<T>(command: (client: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
    const client = connect();
    await client.connect();
    try {
      return await command(client);
    } finally {
      client.destroy();
    }
  }
  const end = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url,
    asked,
    start,
    end,
    /** From now on it accepts connections and answers nothing. */
    async freeze() {
      child.kill('SIGSTOP');
      const isAnswering = () => Promise.race([asked((client) => client.ping()), pause(100, null)]);
      while (await isAnswering());
    },
    thaw: () => child.kill('SIGCONT'),
    bytes: (key: string) =>
      asked(async (client) => (await client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key))!),
    empty: () => asked((client) => client.flushAll()),
  };
}
