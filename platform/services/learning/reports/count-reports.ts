import { asc, inArray } from '@payloadcms/db-postgres/drizzle';
import { problem_reports, problems } from '@/platform/payload-generated-schema';
import { sql, type Database } from '../../database';

/**
 * How many reports of these problems wait for an answer, as the list of problems is sorted by it. Who counts one at the same time comes first or waits: only a
 * statement after the lock sees what the other has written.
 */
export async function countReports(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const isOne = inArray(problems.publicId, [...names]);
  await db.select({ id: problems.id }).from(problems).where(isOne).orderBy(asc(problems.id)).for('no key update');
  const open = sql<number>`(SELECT count(*) FROM ${problem_reports}
    WHERE ${problem_reports.problem} = ${problems.publicId} AND ${problem_reports.outcome} IS NULL)`;
  await db.update(problems).set({ openReports: open }).where(isOne);
}
