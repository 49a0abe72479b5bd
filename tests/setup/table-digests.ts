import { query, sql } from './fixtures';

/** What changes of each table of the database with any of its rows: how many there are, and the last transaction that wrote one. */
async function tableDigests(): Promise<Map<string, string>> {
  const tables = await query<{ name: string }>(
    sql`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const each = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*) || ' ' || max(t.xmin::text::bigint) AS digest FROM ${name} t`,
  );
  const found = await query<{ name: string; digest: string | null }>(sql.raw(each.join(' UNION ALL ')));
  return new Map(found.map(({ name, digest }) => [name, digest ?? '']));
}

/** The answer of some work, and the tables in which it has changed anything. */
export async function changesOf<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; tables: string[] }> {
  const before = await tableDigests();
  const response = await work();
  const after = await tableDigests();
  return { answer: response, tables: [...after.keys()].filter((name) => after.get(name) !== before.get(name)) };
}
