import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { learning_events, learning_settings } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** For the account's export: the learning events and the learning settings. */
export async function exportLearning({ db, user, nameOf }: Exporting) {
  const events = await db
    .select()
    .from(learning_events)
    .where(eq(learning_events.user, user))
    .orderBy(asc(learning_events.id));
  const settings = await db.select().from(learning_settings).where(eq(learning_settings.user, user));
  return {
    learning: events.map(({ person, ...event }) => ({
      learner: nameOf(person || null),
      ...only(event, ['kind', 'course', 'lesson', 'step', 'problem', 'data', 'occurredAt']),
    })),
    learningSettings: settings.map(({ person, ...row }) => ({
      learner: nameOf(person || null),
      ...only(row, ['weeklyLetter', 'weeklySince', 'kids', 'notebookSince']),
    })),
  };
}
