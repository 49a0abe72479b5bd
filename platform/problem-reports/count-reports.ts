import { asc, inArray } from '@payloadcms/db-postgres/drizzle';
import { problem_reports, problems } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';

const areThese = (names: readonly string[]) => inArray(problems.publicId, [...names]);

/** Locks problems before a report of them is written, so that concurrent reports and answers come one after another and cannot deadlock. */
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
 * Counts the open reports of these problems, by which their list is sorted. The caller has locked them: only a statement after the lock sees what other
 * transactions have written.
 */
export async function countReports(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const open = sql<number>`(SELECT count(*) FROM ${problem_reports}
    WHERE ${problem_reports.problem} = ${problems.publicId} AND ${problem_reports.outcome} IS NULL)`;
  await db.update(problems).set({ openReports: open }).where(areThese(names));
}
