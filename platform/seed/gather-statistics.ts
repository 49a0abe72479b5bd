import type { Payload } from 'payload';
import { database, sql } from '@/platform/kernel/database/database';

/** What PostgreSQL plans its queries by. A server gathers it by itself, the embedded one never does: with many products its lists were twenty times slower without. */
export async function gatherStatistics(payload: Payload): Promise<void> {
  // Drizzle has no word for it.
  await database(payload).execute(sql`ANALYZE`);
}
