import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PostgresSocketServer } from '../../scripts/lib/postgres-socket.mjs';

/** Runs a command without blocking this process, which serves the database the command talks to. */
function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed:\n${output}`))));
  });
}

/** The API suite's own PostgreSQL: in memory, migrated, empty; gone when the suite ends. */
export default async function setup() {
  const database = await PGlite.create();
  const server = new PostgresSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections: 100 });
  await server.start();
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-api-'));
  const [, port] = server.getServerConn().split(':');
  Object.assign(process.env, {
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    DATA_DIR: folder,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SANDBOX_WEBHOOK_SECRET: randomBytes(32).toString('hex'),
    REVALIDATE_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: 'http://localhost:3000',
    JP_SITE_URL: 'http://jp.localhost:3000',
  });
  await run(process.execPath, ['-C', 'production', '--import', 'tsx', 'platform/commands/migrate.ts']);
  return async () => {
    await server.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
