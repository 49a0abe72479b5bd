import { createHash } from 'node:crypto';
import { isNull } from '@payloadcms/db-postgres/drizzle';
import { ladderPaths } from '@/lib/climb/ladder';
import { ladder_levels, problems } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { lotsOf } from '@/platform/kernel/database/lots';

/**
 * The paths of the climb, of what the bank shows now. Written anew where another order follows from it, in the caller's transaction: whoever climbs
 * meets one path or the other. One at a time, or the later one would write beside what the first has just written.
 */
export async function makePaths(db: Database): Promise<void> {
  await db.execute(sql`LOCK TABLE ladder_levels IN SHARE ROW EXCLUSIVE MODE`);
  const { publicId: problem, family, grade, proof, withdrawnAt } = problems;
  const bank = await db
    .select({
      problem,
      family,
      grade,
      // What staff have written has no proof yet.
      depth: sql<number>`coalesce((${proof} ->> 'depth')::int, 0)`,
      nodes: sql<number>`coalesce((${proof} ->> 'nodes')::int, 0)`,
    })
    .from(problems)
    .where(isNull(withdrawnAt));
  const paths = ladderPaths(bank);
  const revision = createHash('sha256').update(JSON.stringify(paths)).digest('hex').slice(0, 16);
  const known = await db.selectDistinct({ revision: ladder_levels.revision }).from(ladder_levels);
  if (known.length === 1 ? known[0]!.revision === revision : paths.length === 0 && known.length === 0) return;
  await db.delete(ladder_levels);
  for (const lot of lotsOf(paths)) await db.insert(ladder_levels).values(lot.map((place) => ({ ...place, revision })));
}
