import { query, sql } from './fixtures';

/** A value for each table that changes with any of its rows: the number of rows, and the last transaction that wrote one. */
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

/** Two equal snapshots mean that nothing was written between them: every writing transaction has a number, which a snapshot shows as running or done. */
async function snapshot(): Promise<string> {
  return (await query<{ now: string }>(sql`SELECT pg_current_snapshot()::text AS now`))[0]!.now;
}

let last = { at: '', digests: new Map<string, string>() };
/** Queries the tables only if anything was written since. */
async function digestsNow() {
  const at = await snapshot();
  if (at !== last.at) last = { at, digests: await tableDigests() };
  return last.digests;
}

/** The result of some work, and the tables it has changed. */
export async function changesOf<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; tables: string[] }> {
  const before = await digestsNow();
  const response = await work();
  const after = await digestsNow();
  return { answer: response, tables: [...after.keys()].filter((name) => after.get(name) !== before.get(name)) };
}
