import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { isOfLadder, levelProgressOf } from '@/lib/domain/learning/ladder';
import { lessonProgressOf, problemProgressOf } from '@/lib/domain/learning/progress';
import {
  learning_events,
  lesson_progress,
  level_progress,
  problem_progress,
} from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import type { Learning } from '../people/person';
import { factOf, type EventRow } from './facts';

const by = <K>(rows: readonly EventRow[], key: (row: EventRow) => K) => {
  const groups = new Map<K, EventRow[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
};

/** Makes the progress of these lessons and problems, and of levels of the climb, anew from all their events. The caller holds the account's row. */
export async function project(
  db: Database,
  { user, person }: Pick<Learning, 'user' | 'person'>,
  about: readonly string[],
  problems: readonly string[],
): Promise<void> {
  const whose = { user, person };
  const lessons = about.filter((lesson) => !isOfLadder(lesson));
  const events = and(eq(learning_events.user, user), eq(learning_events.person, person));
  if (lessons.length > 0) {
    const happened = await db
      .select()
      .from(learning_events)
      .where(and(events, inArray(learning_events.lesson, [...lessons])));
    for (const [lesson, rows] of by(happened, (row) => row.lesson)) {
      const progress = lessonProgressOf(rows.map(factOf))!;
      await db
        .insert(lesson_progress)
        .values({ ...whose, lesson, ...progress })
        .onConflictDoUpdate({
          target: [lesson_progress.user, lesson_progress.person, lesson_progress.lesson],
          set: progress,
        });
    }
  }
  if (problems.length === 0) return;
  const tried = await db
    .select()
    .from(learning_events)
    .where(and(events, inArray(learning_events.problem, [...problems])));
  for (const [problem, rows] of by(tried, (row) => row.problem!)) {
    const progress = problemProgressOf(rows.map(factOf))!;
    await db
      .insert(problem_progress)
      .values({ ...whose, problem, ...progress })
      .onConflictDoUpdate({
        target: [problem_progress.user, problem_progress.person, problem_progress.problem],
        set: progress,
      });
    const level = levelProgressOf(rows.map(factOf));
    if (!level) continue;
    const climbed = { ...level, grade: progress.grade };
    await db
      .insert(level_progress)
      .values({ ...whose, problem, ...climbed })
      .onConflictDoUpdate({
        target: [level_progress.user, level_progress.person, level_progress.problem],
        set: climbed,
      });
  }
}
