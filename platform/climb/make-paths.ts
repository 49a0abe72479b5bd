import { createHash } from 'node:crypto';
import { isNull } from '@payloadcms/db-postgres/drizzle';
import { climbPaths } from '@/lib/climb/climb';
import { ladder_levels, problems } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { lotsOf } from '@/platform/kernel/database/lots';

/**
 * Makes the paths of the climb from what the bank shows now, and rewrites them only if the order changes. It runs in the caller's transaction, so
 * readers see the old paths or the new ones. The table lock lets one call run at a time; otherwise a second one would insert beside the new rows of the
 * first.
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
  const paths = climbPaths(bank);
  const revision = createHash('sha256').update(JSON.stringify(paths)).digest('hex').slice(0, 16);
  const known = await db.selectDistinct({ revision: ladder_levels.revision }).from(ladder_levels);
  if (known.length === 1 ? known[0]!.revision === revision : paths.length === 0 && known.length === 0) return;
  await db.delete(ladder_levels);
  for (const lot of lotsOf(paths)) await db.insert(ladder_levels).values(lot.map((place) => ({ ...place, revision })));
}
