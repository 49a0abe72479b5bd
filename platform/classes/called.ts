import { eq } from '@payloadcms/db-postgres/drizzle';
import { users } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';

/** The columns for the name that an account's students and teachers see. */
export const calledAs = { realName: users.realName, nickName: users.nickName, username: users.username };
type Called = Pick<typeof users.$inferSelect, keyof typeof calledAs>;
export const nameOf = ({ realName, nickName, username }: Called): string => realName || nickName || username;

/** The name of one account; empty if the account does not exist. */
export async function nameOfAccount(db: Database, id: number): Promise<string> {
  const [found] = await db.select(calledAs).from(users).where(eq(users.id, id));
  return found ? nameOf(found) : '';
}
