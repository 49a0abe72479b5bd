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

/** Nothing was written between two of these that are alike: whoever writes has a number, and is under way or done in each. */
async function snapshot(): Promise<string> {
  return (await query<{ now: string }>(sql`SELECT pg_current_snapshot()::text AS now`))[0]!.now;
}

let last = { at: '', digests: new Map<string, string>() };
/** Asked of each table only where anything was written since. */
async function digestsNow() {
  const at = await snapshot();
  if (at !== last.at) last = { at, digests: await tableDigests() };
  return last.digests;
}

/** The answer of some work, and the tables in which it has changed anything. */
export async function changesOf<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; tables: string[] }> {
  const before = await digestsNow();
  const response = await work();
  const after = await digestsNow();
  return { answer: response, tables: [...after.keys()].filter((name) => after.get(name) !== before.get(name)) };
}
