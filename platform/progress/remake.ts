import { lte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import {
  learning_events,
  lesson_progress,
  level_progress,
  problem_progress,
} from '@/platform/payload-generated-schema';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { lockUser } from '@/platform/account/accounts';
import { ofPerson } from '@/platform/family/person';
import { projectAll } from './project';

/**
 * Recomputes progress from the events, one person after the other, while the shop runs.
 * @param upTo only accounts up to this id; all of them without it
 * @returns the number of people
 */
export async function remakeProgress(payload: Payload, upTo = Infinity): Promise<number> {
  const { user, person } = learning_events;
  const people = await database(payload)
    .selectDistinct({ user, person })
    .from(learning_events)
    .where(Number.isFinite(upTo) ? lte(user, upTo) : undefined)
    .orderBy(user, person);
  for (const one of people)
    await inTransaction(payload, async ({ db }) => {
      await lockUser(db, one.user);
      for (const table of [lesson_progress, problem_progress, level_progress])
        await db.delete(table).where(ofPerson(table, one));
      await projectAll(db, one);
    });
  return people.length;
}
