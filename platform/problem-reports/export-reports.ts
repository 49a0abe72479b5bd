import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { problem_reports } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** For the account's export: the problems it reported, and what became of that. */
export async function exportProblemReports({ db, user, nameOf }: Exporting) {
  const found = await db
    .select()
    .from(problem_reports)
    .where(eq(problem_reports.user, user))
    .orderBy(asc(problem_reports.id));
  return {
    problemReports: found.map(({ person, ...report }) => ({
      learner: nameOf(person || null),
      ...only(report, ['problem', 'reason', 'text', 'outcome', 'answer', 'answeredAt', 'createdAt']),
    })),
  };
}
