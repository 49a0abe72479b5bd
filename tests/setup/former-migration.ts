import path from 'node:path';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { database } from '@/platform/kernel/database/database';
import { platform, query, sql } from './fixtures';

/** Runs the migration 'what is kept' again, on the data of the version before it, which had one more table. */
export async function runFormerMigration(times = 1): Promise<void> {
  // By its path: the compiler leaves the migrations out.
  const { up } = (await import(path.resolve('platform/kernel/migrations/20261124_081500_what_is_kept.ts'))) as {
    up: (given: Pick<MigrateUpArgs, 'payload'> & { db: unknown }) => Promise<void>;
  };
  const payload = await platform();
  await query(sql`CREATE TABLE support_actions (user_id integer, reason varchar)`);
  for (let time = 0; time < times; time += 1) await up({ db: database(payload), payload });
  await query(sql`DROP TABLE support_actions`);
}
