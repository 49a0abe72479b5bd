import { eq } from '@payloadcms/db-postgres/drizzle';
import { users } from '@/platform/payload-generated-schema';
import type { Database } from '../database';
import { give } from '../ecommerce/give';
import { vipTrialTitle } from '../messages';
import { heldUsername } from './held-username';

type NewAccount = Pick<typeof users.$inferInsert, 'username' | 'email' | 'realName' | 'phone' | 'salt' | 'hash'> & {
  locale: NonNullable<(typeof users.$inferInsert)['locale']>;
};

/** A new learner with the VIP month every member is given; null when the name is taken or was a deleted account's. The database settles it. */
export async function addAccount(db: Database, now: Date, account: NewAccount): Promise<{ id: number } | null> {
  const [user] = await db
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.username })
    .returning({ id: users.id });
  if (!user) return null;
  // Asked afterwards, so that a deletion of this moment is seen, too.
  if ((await db.$count(users, eq(users.username, heldUsername(account.username)))) > 0) {
    await db.delete(users).where(eq(users.id, user.id));
    return null;
  }
  await give(db, now, {
    userId: user.id,
    source: 'trial',
    productCode: 'vip-trial',
    title: vipTrialTitle[account.locale],
    titles: vipTrialTitle,
    grants: [{ kind: 'vip', ref: null, months: 1, amount: 1 }],
    key: `welcome:${user.id}`,
  });
  return user;
}
