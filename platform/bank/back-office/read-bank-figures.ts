import { isNull } from '@payloadcms/db-postgres/drizzle';
import type { BankFamily } from '@/lib/bank/families';
import { problems } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';

export type BankFigure = { family: BankFamily; grade: number; depth: number; rightMoves: number; count: number };

/** How many problems of the bank are in use: by family, grade, depth of the longest right line (0: not known) and number of right first moves. */
export async function bankFigures(db: Database): Promise<BankFigure[]> {
  const { family, grade, data, proof } = problems;
  const depth = sql<number>`coalesce((${proof} ->> 'depth')::int, 0)`.mapWith(Number);
  const rightMoves = sql<number>`(SELECT count(*) FROM jsonb_array_elements(${data} -> 'moves') AS first
    WHERE NOT coalesce((first ->> 'fails')::boolean, false))`.mapWith(Number);
  const count = sql<number>`count(*)`.mapWith(Number);
  return db
    .select({ family, grade, depth, rightMoves, count })
    .from(problems)
    .where(isNull(problems.withdrawnAt))
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2 DESC, 3, 4`);
}
