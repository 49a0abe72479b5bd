import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import {
  exam_answers,
  exam_sittings,
  learning_events,
  learning_settings,
  lesson_progress,
  problem_progress,
} from '@/platform/payload-generated-schema';
import type { Database } from '../../database';

/** What was learned goes with who learned it: of one person of an account, or of all. */
export async function eraseLearning(db: Database, user: number, person?: number): Promise<void> {
  const sittings = db
    .select({ id: exam_sittings.id })
    .from(exam_sittings)
    .where(and(eq(exam_sittings.user, user), person === undefined ? undefined : eq(exam_sittings.person, person)));
  await db.delete(exam_answers).where(inArray(exam_answers.sitting, sittings));
  for (const table of [learning_events, lesson_progress, problem_progress, learning_settings, exam_sittings])
    await db
      .delete(table)
      .where(and(eq(table.user, user), person === undefined ? undefined : eq(table.person, person)));
}
