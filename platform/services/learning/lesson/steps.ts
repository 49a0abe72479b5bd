import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { StoredStep } from '@/lib/domain/learning/lesson';
import { isPractice, practiceCount } from '@/lib/domain/learning/practice';
import { locales, type Locale } from '@/lib/domain/locale';
import { topics, topics_locales } from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import { messages } from '../../messages';
import type { ComposedLesson } from '../course/composed';

/** The steps of a lesson in one language; in the first that has any where nobody has written them in this one yet. */
export async function readSteps(
  db: Database,
  lesson: Pick<ComposedLesson, 'id' | 'topic' | 'title'>,
  locale: Locale,
): Promise<StoredStep[]> {
  if (isPractice(lesson.id)) {
    const { text } = messages[locale].practice;
    return [{ id: 'practice', kind: 'exercises', title: lesson.title, text, count: practiceCount }];
  }
  const said = await db
    .select({ locale: topics_locales._locale, steps: topics_locales.steps })
    .from(topics_locales)
    .innerJoin(topics, eq(topics.id, topics_locales._parentID))
    .where(and(eq(topics.code, lesson.topic), eq(topics._status, 'published')));
  const wanted = [locale, ...locales].flatMap((each) => said.filter((row) => row.locale === each && row.steps));
  return (wanted[0]?.steps ?? []) as StoredStep[];
}
