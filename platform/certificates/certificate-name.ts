import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { learners, users } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import type { Person } from '@/platform/family/person';

/** The name on a certificate that is issued now: a learner's, or the holder's real name, else nickname, else username. */
export async function certificateName(db: Database, { user, person }: Person): Promise<string> {
  if (person !== 0) {
    const isTheirs = and(eq(learners.id, person), eq(learners.user, user));
    const [learner] = await db.select({ name: learners.name }).from(learners).where(isTheirs);
    return learner?.name ?? '';
  }
  const [holder] = await db.select().from(users).where(eq(users.id, user));
  return [holder?.realName, holder?.nickName, holder?.username].find((name) => name?.trim()) ?? '';
}
