import { spawn } from 'node:child_process';
import type { databaseBounds } from '@/platform/kernel/database-driver';

export type ApiProcess = { url: string; log: () => string; stop: () => Promise<void> };
type Options = {
  databasePort: number;
  bounds?: Partial<typeof databaseBounds>;
  env?: Record<string, string>;
  /** A command and its arguments to run the process with. */
  under?: string[];
};

/** The API over HTTP, on a database at this port. */
export async function startApi({ databasePort, bounds = {}, env = {}, under = [] }: Options): Promise<ApiProcess> {
  const database = new URL(process.env.DATABASE_URL!);
  database.port = String(databasePort);
  const [command = '', ...args] = [
    ...under,
    process.execPath,
    '-C',
    'production',
    '--import',
    'tsx',
    'tests/setup/api-server.ts',
  ];
  const child = spawn(command, args, {
    env: {
      ...process.env,
      DATABASE_URL: database.href,
      TEST_DATABASE_BOUNDS: JSON.stringify(bounds),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text: Buffer) => (log += text));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const port = await Promise.race([
    new Promise<unknown>((resolve) => child.once('message', resolve)),
    ended.then(() => Promise.reject(new Error(`The API did not start:\n${log}`))),
  ]);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    log: () => log,
    stop: async () => {
      // The command that runs it may not pass a signal on.
      child.disconnect();
      await ended;
    },
  };
}
