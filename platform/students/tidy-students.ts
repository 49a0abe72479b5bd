import { and, eq, isNotNull, lte } from '@payloadcms/db-postgres/drizzle';
import { subYears } from 'date-fns';
import type { Payload } from 'payload';
import { students, users } from '@/platform/payload-generated-schema';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { lockUser } from '@/platform/account/accounts';
import { eraseAccount } from '@/platform/privacy/erase-account';
import { deletePicture } from '@/platform/account/picture';
import { ownDoors } from './student-rows';

/**
 * A year after their teacher's account was deleted, the accounts of archived students that no family has taken over are erased as if their owner had
 * deleted them (docs/product.md, "A teacher's students"). Of accounts that were handed over, only the teacher's row is deleted.
 */
export async function tidyStudents(payload: Payload, now: Date): Promise<void> {
  const since = subYears(now, 1).toISOString();
  const left = await database(payload)
    .select({ id: students.id, user: students.user })
    .from(students)
    .innerJoin(users, and(eq(users.id, students.teacher), isNotNull(users.deletedAt), lte(users.deletedAt, since)));
  for (const row of left)
    await tidyOne(payload, row, now).catch((error: unknown) =>
      payload.logger.error({ student: row.id, error: errorText(error) }, 'a student could not be erased'),
    );
}

async function tidyOne(payload: Payload, { id, user }: { id: number; user: number }, now: Date): Promise<void> {
  const avatar = await inTransaction(payload, async ({ db }) => {
    await lockUser(db, user);
    const [account] = await db.select().from(users).where(eq(users.id, user));
    const isOwn = (await ownDoors(db, [{ user }])).has(user);
    // Only the row: another teacher may have the student, too, and did not make the account either.
    if (isOwn || !account || account.deletedAt) {
      await db.delete(students).where(eq(students.id, id));
      return null;
    }
    await eraseAccount(db, account, now);
    return account.avatar;
  });
  if (avatar) await deletePicture(payload, avatar);
}
