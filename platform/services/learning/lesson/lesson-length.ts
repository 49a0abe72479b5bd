import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { AuthoredStep } from '@/lib/contract/authored-lesson';
import { lessonMinutes, type StoredStep, type TimedStep } from '@/lib/domain/learning/lesson';
import { locales } from '@/lib/domain/locale';
import { lessonIn } from '@/platform/lesson/lesson-in';
import { _topics_v, films, topics } from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import { filmsIn, topicsWithFilm } from '../film/film-use';

/** Whole minutes of a lesson in the language that takes longest; a film takes as long as it is. */
export async function minutesOf(db: Database, steps: readonly AuthoredStep[]): Promise<number> {
  const shown = filmsIn(steps);
  const found =
    shown.length === 0
      ? []
      : await db.select({ id: films.id, seconds: films.seconds }).from(films).where(inArray(films.id, shown));
  const lengths = new Map(found.map(({ id, seconds }) => [id, seconds ?? 0]));
  const timed = (step: StoredStep): TimedStep =>
    step.kind === 'film' ? { kind: 'film', seconds: lengths.get(step.film) ?? 0 } : step;
  return Math.max(...locales.map((locale) => lessonMinutes(lessonIn(steps, locale).map(timed))));
}

/** Another file may be of another length: what learners are told of the lessons that show it follows. */
export async function retimeLessons(db: Database, film: number): Promise<void> {
  const codes = await topicsWithFilm(db, film);
  if (codes.length === 0) return;
  const shown = await db
    .select({ id: topics.id, steps: topics.steps })
    .from(topics)
    .where(and(inArray(topics.code, codes), eq(topics._status, 'published')));
  for (const { id, steps } of shown) {
    const minutes = await minutesOf(db, (steps ?? []) as AuthoredStep[]);
    await db.update(topics).set({ minutes }).where(eq(topics.id, id));
    await db
      .update(_topics_v)
      .set({ version_minutes: minutes })
      .where(and(eq(_topics_v.parent, id), eq(_topics_v.latest, true), eq(_topics_v.version__status, 'published')));
  }
}
