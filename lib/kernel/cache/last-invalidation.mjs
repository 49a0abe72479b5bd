/**
 * The number of the last invalidation of a database (platform/kernel/invalidation/notify-instances.ts): its changes and all earlier ones are committed.
 * @param {{ query: (statement: string) => Promise<{ rows: { number: string }[] }> }} client
 * @returns {Promise<number>} 0 before the first
 */
export async function lastInvalidation(client) {
  const { rows } = await client.query(
    'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS number FROM invalidations',
  );
  return Number(rows[0]?.number);
}
