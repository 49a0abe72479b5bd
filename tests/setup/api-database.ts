import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../scripts/lib/processes.mjs';

/** What the API tests run on: this database, migrated, and settings of their own. @returns a function that removes the rest */
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
