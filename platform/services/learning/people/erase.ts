import { and, eq } from '@payloadcms/db-postgres/drizzle';
import {
  learning_events,
  learning_settings,
  lesson_progress,
  level_progress,
  notebook_cards,
  notebook_reviews,
  problem_progress,
  problem_reports,
} from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import { countReports } from '../reports/count-reports';

/** What was learned goes with who learned it: of one person of an account, or of all. */
export async function eraseLearning(db: Database, user: number, person?: number): Promise<void> {
  const theirs = and(
    eq(problem_reports.user, user),
    person === undefined ? undefined : eq(problem_reports.person, person),
  );
  const reported = await db.select({ problem: problem_reports.problem }).from(problem_reports).where(theirs);
  for (const table of [
    ...[learning_events, lesson_progress, problem_progress, level_progress, learning_settings],
    // A review names its card.
    ...[notebook_reviews, notebook_cards, problem_reports],
  ])
    await db
      .delete(table)
      .where(and(eq(table.user, user), person === undefined ? undefined : eq(table.person, person)));
  await countReports(
    db,
    reported.map(({ problem }) => problem),
  );
}
