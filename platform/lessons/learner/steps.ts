import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import type { StoredStep } from '@/lib/lessons/lesson';
import { isPractice, practiceCount } from '@/lib/courses/practice';
import type { Locale } from '@/lib/kernel/locale';
import { lessonIn } from '../lesson-in';
import { topics } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { messages } from '@/platform/kernel/messages';
import type { ComposedLesson } from '@/platform/courses/composed';

/** The steps of a lesson in one language; a text that is missing in it is taken from the first that has it. */
export async function readSteps(
  db: Database,
  lesson: Pick<ComposedLesson, 'id' | 'topic' | 'title'>,
  locale: Locale,
): Promise<StoredStep[]> {
  if (isPractice(lesson.id)) {
    const { text } = messages[locale].practice;
    return [{ id: 'practice', kind: 'exercises', title: lesson.title, text, count: practiceCount }];
  }
  const [topic] = await db
    .select({ steps: topics.steps })
    .from(topics)
    .where(and(eq(topics.code, lesson.topic), eq(topics._status, 'published')));
  return lessonIn((topic?.steps ?? []) as AuthoredStep[], locale);
}
