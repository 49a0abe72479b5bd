import { eq } from '@payloadcms/db-postgres/drizzle';
import { studiesAt } from '@/lib/classes/self-study';
import { users } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { yearsOf } from './require-teacher';

/** When somebody studies as a teacher of the programme: the holder of the account alone, for themselves. */
export async function selfStudyOf(
  db: Database,
  { user, person }: { user: number; person: number },
): Promise<(at: Date) => boolean> {
  if (person !== 0) return () => false;
  const [account] = await db.select({ role: users.role }).from(users).where(eq(users.id, user));
  const role = account?.role ?? 'learner';
  const years = await yearsOf(db, user);
  return (at) => studiesAt({ role, years }, at);
}
