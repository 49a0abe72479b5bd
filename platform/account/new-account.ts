import { eq } from '@payloadcms/db-postgres/drizzle';
import { users } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { heldUsername } from './held-username';

type NewAccount = Pick<typeof users.$inferInsert, 'username' | 'email' | 'realName' | 'phone' | 'salt' | 'hash'> & {
  locale: NonNullable<(typeof users.$inferInsert)['locale']>;
};

/** A new learner; null when the name is taken or belonged to a deleted account. The unique index decides. */
export async function addAccount(db: Database, account: NewAccount): Promise<{ id: number } | null> {
  const [user] = await db
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.username })
    .returning({ id: users.id });
  if (!user) return null;
  if (await isHeld(db, account.username)) {
    await db.delete(users).where(eq(users.id, user.id));
    return null;
  }
  return user;
}

/** Whether a name belonged to a deleted account. Checked after the name is written, so that a deletion at the same moment is seen, too. */
export const isHeld = async (db: Database, username: string): Promise<boolean> =>
  (await db.$count(users, eq(users.username, heldUsername(username)))) > 0;
