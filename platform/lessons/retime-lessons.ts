import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import { filmsIn, lengthsOfFilms, topicsWithFilm } from '@/platform/films/film-use';
import type { Database } from '@/platform/kernel/database/database';
import { _topics_v, topics } from '@/platform/payload-generated-schema';
import { minutesOf } from './minutes-of';

/** Public lessons that show a film last as long as it does now; in the transaction that gave it another length. */
export async function retimeLessons(db: Database, film: number): Promise<void> {
  const codes = await topicsWithFilm(db, film);
  if (codes.length === 0) return;
  const { id: topic, code, steps, _status } = topics;
  // Another film of the same lesson may be changed at once: who comes second sees what the first has done.
  const shown = await db
    .select({ topic, steps })
    .from(topics)
    .where(and(inArray(code, codes), eq(_status, 'published')))
    .orderBy(topic)
    .for('update');
  for (const lesson of shown) {
    const named = filmsIn(lesson.steps);
    if (!named.includes(film)) continue;
    const minutes = minutesOf(lesson.steps as AuthoredStep[], await lengthsOfFilms(db, named));
    await db.update(topics).set({ minutes }).where(eq(topic, lesson.topic));
    await db
      .update(_topics_v)
      .set({ version_minutes: minutes })
      .where(
        and(eq(_topics_v.parent, lesson.topic), eq(_topics_v.version__status, 'published'), eq(_topics_v.latest, true)),
      );
  }
}
