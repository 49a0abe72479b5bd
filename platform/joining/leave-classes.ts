import { join_requests, students } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ofPerson, type Person } from '@/platform/family/person';

/** A person of an account leaves all teachers, and asks nobody any more. Under the account's lock. */
export async function leaveClasses(db: Database, who: Person): Promise<void> {
  await db.delete(join_requests).where(ofPerson(join_requests, who));
  await db.delete(students).where(ofPerson(students, who));
}
