import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a command without blocking this process, which may serve the database the command talks to. */
function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed:\n${output}`))));
  });
}

/** What the API tests run on: this database, migrated, and settings of their own. @returns how to take the rest away */
export async function useDatabase(url: string): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-api-'));
  Object.assign(process.env, {
    DATABASE_URL: url,
    DATA_DIR: folder,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SANDBOX_WEBHOOK_SECRET: randomBytes(32).toString('hex'),
    REVALIDATE_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: 'http://localhost:3000',
    JP_SITE_URL: 'http://jp.localhost:3000',
  });
  await run(process.execPath, ['-C', 'production', '--import', 'tsx', 'platform/commands/migrate.ts']);
  return () => rmSync(folder, { recursive: true, force: true });
}
