import { getTableColumns } from '@payloadcms/db-postgres/drizzle';
import { levelProgressOf } from '@/lib/climb/climb';
import { level_progress } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { lotsOf } from '@/platform/kernel/database/lots';
import { asInserted } from '@/platform/progress/as-inserted';
import type { ProjectedProblem } from '@/platform/progress/hooks';

/** Writes the progress of levels of the climb, which is made of the same events as that of their problems. */
export async function storeLevels(db: Database, projected: readonly ProjectedProblem[]): Promise<void> {
  const { id: _id, user, person, problem, ...columns } = getTableColumns(level_progress);
  const levels = projected.flatMap(({ about, facts, progress: { grade } }) => {
    const level = levelProgressOf(facts);
    return level ? [{ ...about, ...level, grade }] : [];
  });
  for (const lot of lotsOf(levels))
    await db
      .insert(level_progress)
      .values(lot)
      .onConflictDoUpdate({ target: [user, person, problem], set: asInserted(columns) });
}
