import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import {
  learning_events,
  lesson_progress,
  level_progress,
  problem_progress,
} from '@/platform/payload-generated-schema';
import { database, inTransaction } from '../../database';
import { lockUser } from '../../user/accounts';
import { project } from './project';

/** Makes all progress anew from the events, one person after the other, while others go on. Answers of how many. */
export async function remakeProgress(payload: Payload): Promise<number> {
  const { user, person, lesson, problem } = learning_events;
  const people = await database(payload).selectDistinct({ user, person }).from(learning_events).orderBy(user, person);
  for (const one of people)
    await inTransaction(payload, async ({ db }) => {
      await lockUser(db, one.user);
      for (const table of [lesson_progress, problem_progress, level_progress])
        await db.delete(table).where(and(eq(table.user, one.user), eq(table.person, one.person)));
      const about = await db
        .selectDistinct({ lesson, problem })
        .from(learning_events)
        .where(and(eq(user, one.user), eq(person, one.person)));
      const lessons = new Set(about.map((row) => row.lesson));
      const problems = new Set(about.flatMap((row) => row.problem ?? []));
      await project(db, one, [...lessons], [...problems]);
    });
  return people.length;
}
