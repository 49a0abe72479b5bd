import { asc, inArray } from '@payloadcms/db-postgres/drizzle';
import { problem_reports, problems } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';

const areThese = (names: readonly string[]) => inArray(problems.publicId, [...names]);

/** Before a report of them is written: whoever reports or answers one comes first or waits, and nobody holds a report another waits for. */
export async function lockReported(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .select({ id: problems.id })
    .from(problems)
    .where(areThese(names))
    .orderBy(asc(problems.id))
    .for('no key update');
}

/**
 * How many reports of these problems wait for an answer, as the list of problems is sorted by it. The caller has locked them: only a statement after the lock
 * sees what others have written.
 */
export async function countReports(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const open = sql<number>`(SELECT count(*) FROM ${problem_reports}
    WHERE ${problem_reports.problem} = ${problems.publicId} AND ${problem_reports.outcome} IS NULL)`;
  await db.update(problems).set({ openReports: open }).where(areThese(names));
}
