import { and, eq } from '@payloadcms/db-postgres/drizzle';
import {
  learning_events,
  learning_settings,
  lesson_progress,
  level_progress,
  problem_progress,
} from '@/platform/payload-generated-schema';
import type { Database } from '../../database';

/** What was learned goes with who learned it: of one person of an account, or of all. */
export async function eraseLearning(db: Database, user: number, person?: number): Promise<void> {
  for (const table of [learning_events, lesson_progress, problem_progress, level_progress, learning_settings])
    await db
      .delete(table)
      .where(and(eq(table.user, user), person === undefined ? undefined : eq(table.person, person)));
}
