import { lastInvalidation } from '../../lib/kernel/cache/last-invalidation.mjs';

/**
 * The number of the database's last invalidation, from which a server with an empty cache, or one that is about to clear it, starts to listen.
 * @param {{ DATABASE_URL?: string | undefined }} env
 * @returns {Promise<number | null | undefined>} undefined where all APIs are external, null where the database does not respond
 */
export async function heardAtStart({ DATABASE_URL }) {
  if (!DATABASE_URL) return undefined;
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await lastInvalidation(client);
  } catch {
    return null;
  } finally {
    void client.end().catch(() => {});
  }
}
