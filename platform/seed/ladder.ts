import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { ladderPaths } from '@/lib/domain/learning/ladder';
import { ladder_levels, problems } from '@/platform/payload-generated-schema';
import { database, inTransaction, sql } from '@/platform/services/database';

const perStatement = 500;

/** The paths of the climb, of the bank as it is now. Written anew where another order follows from it, in one transaction: whoever climbs meets one path or the other. */
export async function seedLadder(payload: Payload): Promise<void> {
  const { publicId: problem, family, grade, proof } = problems;
  const bank = await database(payload)
    .select({
      ...{ problem, family, grade },
      // What staff have written has no proof yet.
      depth: sql<number>`coalesce((${proof} ->> 'depth')::int, 0)`,
      nodes: sql<number>`coalesce((${proof} ->> 'nodes')::int, 0)`,
    })
    .from(problems);
  const paths = ladderPaths(bank);
  const revision = createHash('sha256').update(JSON.stringify(paths)).digest('hex').slice(0, 16);
  const known = await database(payload).selectDistinct({ revision: ladder_levels.revision }).from(ladder_levels);
  if (known.length === 1 ? known[0]!.revision === revision : paths.length === 0 && known.length === 0) return;
  await inTransaction(payload, async ({ db }) => {
    await db.delete(ladder_levels);
    for (let start = 0; start < paths.length; start += perStatement)
      await db
        .insert(ladder_levels)
        .values(paths.slice(start, start + perStatement).map((place) => ({ ...place, revision })));
  });
}
