import { lastInvalidation } from '../../lib/kernel/cache/last-invalidation.mjs';

/**
 * The last invalidation a database knows of, for a server that has cached nothing yet or is about to drop it all: it has heard all of them.
 * @param {{ DATABASE_URL?: string | undefined }} env
 * @returns {Promise<number | null | undefined>} undefined where all APIs stand elsewhere, null where the database does not say it
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
