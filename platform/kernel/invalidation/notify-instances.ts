import { hostname } from 'node:os';
import type { Payload } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { database, rows, sql } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';

/** The channel of PostgreSQL that carries invalidations between instances (`listen.ts`). */
export const channel = 'sente_announcements';
export const instance = `${hostname()} ${process.pid}`;

/**
 * Sends the outdated tags to every other instance of this database. Each invalidation gets the next number, and the lock, which ends with the commit,
 * makes PostgreSQL deliver them in order.
 * @returns the number; null if the database failed
 */
export async function notifyInstances(payload: Payload, tags: readonly string[]): Promise<number | null> {
  // A notification holds 8,000 bytes at most.
  const tagsJson = JSON.stringify(tags.length > 100 ? [cacheTags.content] : tags);
  const statement = sql`
    SELECT number, pg_notify(${channel}, json_build_object('from', ${instance}::text, 'tags', ${tagsJson}::json, 'number', number)::text)
    FROM (SELECT nextval('invalidations') AS number FROM (SELECT pg_advisory_xact_lock(hashtext('invalidations'))) AS turn) AS next`;
  try {
    const [sent] = await rows<{ number: string }>(database(payload), statement);
    return Number(sent!.number);
  } catch (error) {
    payload.logger.error({ error: errorText(error) }, 'other instances were not told of an edit');
    return null;
  }
}
