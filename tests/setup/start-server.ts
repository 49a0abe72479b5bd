import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';
import { copyOfPrepared } from './prepared-data';
import { shopEnv } from './shop-env';

export type DemoAccount = { role: string; username?: string; email?: string; password: string };
export type RunningShop = {
  url: string;
  jpUrl: string;
  dataFolder: string;
  accounts: DemoAccount[];
  /** Holds everything the start and its server have printed so far. */
  logFile: string;
  /** Shuts it down cleanly, or with `kill -9`; the data stay until `remove`. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  remove: () => void;
};

/** The accounts of the last preparation, which the start stores beside its database. */
export function demoAccounts(folder: string): DemoAccount[] {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'postgres', 'sente-prepared.json'), 'utf8')).accounts ?? [];
  } catch {
    return [];
  }
}

/**
 * Starts a whole shop as `npm start` does, on a data folder of its own (a temporary one unless given), and waits until it is ready. Where that
 * is its database too, it begins with a copy of one that was prepared.
 * Servers with the same addresses and settings share one production build, given by `buildDir`. `args`: more arguments of the start; `under`: a command that runs it.
 */
export async function startShop(
  options: {
    port?: number;
    dataFolder?: string;
    buildDir?: string;
    env?: Record<string, string>;
    args?: string[];
    under?: string[];
  } = {},
): Promise<RunningShop> {
  const port = options.port ?? (await freePort());
  const env = shopEnv({ ...options.env, PORT: String(port), BUILD_DIR: options.buildDir ?? '.next-test' });
  const newFolder = () =>
    options.env?.DATABASE_URL ? mkdtempSync(path.join(tmpdir(), 'sente-shop-')) : copyOfPrepared(env);
  const folder = options.dataFolder ?? (await newFolder());
  const [command = '', ...args] = [
    ...(options.under ?? []),
    process.execPath,
    'scripts/start.mjs',
    ...(options.args ?? []),
  ];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, DATA_DIR: folder },
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const logFile = path.join(folder, 'output.log');
  let output = '';
  let isReady = false;
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      appendFileSync(logFile, chunk);
      if (isReady) return;
      output += chunk;
      isReady = output.includes('Sente is ready');
      if (isReady) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    ended.then(() => {
      if (!isReady && !options.dataFolder) remove();
      reject(new Error(`The shop did not start:\n${output}`));
    });
  });
  return {
    url: `http://localhost:${port}`,
    jpUrl: `http://jp.localhost:${port}`,
    dataFolder: folder,
    accounts: demoAccounts(folder),
    logFile,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
    remove,
  };
}
