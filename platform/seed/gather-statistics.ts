import type { Payload } from 'payload';
import { database, sql } from '@/platform/kernel/database/database';

/**
 * Gathers the statistics of PostgreSQL's query planner. A server does so by itself, the embedded database never: its lists of many products were
 * twenty times slower.
 */
export async function gatherStatistics(payload: Payload): Promise<void> {
  // Drizzle has no method for it.
  await database(payload).execute(sql`ANALYZE`);
}
