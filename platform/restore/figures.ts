import { rows, sql, type Database } from '@/platform/kernel/database/database';

/** What a database holds, to be compared after a restore (docs/operations.md, "Backups"). */
export type Figures = {
  /** The newest migration it has. */
  migration: string | null;
  /** How many rows each table has. */
  rows: Record<string, number>;
  /** Sums by currency, in its units: captured, refunded and still due as refunds. */
  money: Record<string, { captured: number; refunded: number; due: number }>;
  /** By kind: how many are valid, and how many were revoked. */
  entitlements: Record<string, { valid: number; revoked: number }>;
};

/** Reads all figures in one snapshot, so that concurrent writes do not show. */
export async function takeFigures(db: Database): Promise<Figures> {
  return db.transaction(
    async (inside) => ({
      migration: (await newestMigration(inside)) ?? null,
      rows: await countRows(inside),
      money: byName(
        await rows<Figures['money'][string] & Named>(
          inside,
          sql`SELECT currency::text AS name, COALESCE(sum(amount) FILTER (WHERE status = 'SUCCEEDED'), 0)::float8 AS captured,
            sum(refunded)::float8 AS refunded, sum(refund_due)::float8 AS due FROM payments GROUP BY currency ORDER BY currency`,
        ),
      ),
      entitlements: byName(
        await rows<Figures['entitlements'][string] & Named>(
          inside,
          sql`SELECT kind::text AS name, count(*) FILTER (WHERE revoked_at IS NULL)::int AS valid,
            count(*) FILTER (WHERE revoked_at IS NOT NULL)::int AS revoked FROM entitlements GROUP BY kind ORDER BY kind`,
        ),
      ),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Lists the figures that differ: 'rows.orders: 12 and 11'. */
export function differences(before: Figures, after: Figures): string[] {
  const [was, is] = [flat(before), flat(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [then, now] = [was.get(name) ?? 'none', is.get(name) ?? 'none'];
    return then === now ? [] : [`${name}: ${then} and ${now}`];
  });
}

function flat(value: object, path: readonly string[] = []): Map<string, string> {
  const entries = Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const here = [...path, name];
    return typeof one === 'object' && one !== null ? [...flat(one, here)] : [[here.join('.'), String(one)] as const];
  });
  return new Map(entries);
}

type Named = { name: string };
const byName = <Row extends Named>(found: Row[]): Record<string, Omit<Row, 'name'>> =>
  Object.fromEntries(found.map(({ name, ...row }) => [name, row]));

async function newestMigration(db: Database): Promise<string | undefined> {
  const [newest] = await rows<Named>(db, sql`SELECT name FROM payload_migrations ORDER BY name DESC LIMIT 1`);
  return newest?.name;
}

async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = await rows<Named>(
    db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const counted: Record<string, number> = {};
  for (const { name } of tables) counted[name] = await db.$count(sql`${sql.identifier(name)}`);
  return counted;
}
