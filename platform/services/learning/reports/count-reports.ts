import { inArray } from '@payloadcms/db-postgres/drizzle';
import { problem_reports, problems } from '@/platform/payload-generated-schema';
import { sql, type Database } from '../../database';

/** How many reports of these problems wait for an answer, as the list of problems is sorted by it. */
export async function countReports(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const open = sql<number>`(SELECT count(*) FROM ${problem_reports}
    WHERE ${problem_reports.problem} = ${problems.publicId} AND ${problem_reports.outcome} IS NULL)`;
  await db
    .update(problems)
    .set({ openReports: open })
    .where(inArray(problems.publicId, [...names]));
}
