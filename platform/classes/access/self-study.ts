import { eq } from '@payloadcms/db-postgres/drizzle';
import { isSelfStudy, studiesAt } from '@/lib/classes/self-study';
import { users } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import type { Person } from '@/platform/family/person';
import type { MayStudy } from '@/platform/courses/may-study';
import { yearsOf } from './require-teacher';

/** Whether a person studies as a teacher of the programme, for any time. Only the holder of the account can. */
export async function selfStudyOf(db: Database, { user, person }: Person): Promise<(at: Date) => boolean> {
  if (person !== 0) return () => false;
  const [account] = await db.select({ role: users.role }).from(users).where(eq(users.id, user));
  const role = account?.role ?? 'learner';
  const years = await yearsOf(db, user);
  return (at) => studiesAt({ role, years }, at);
}

/** The courses of the grades are open to a teacher during the teaching year. */
export async function coursesOfSelfStudy(db: Database, who: Person): Promise<MayStudy> {
  const studies = await selfStudyOf(db, who);
  return (course, at) => isSelfStudy(course) && studies(at);
}
