import { join_requests, students } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ofPerson, type Person } from '@/platform/family/person';

/** Removes a person of an account from all teachers and deletes the person's join requests. Call it under the account's lock. */
export async function leaveClasses(db: Database, who: Person): Promise<void> {
  await db.delete(join_requests).where(ofPerson(join_requests, who));
  await db.delete(students).where(ofPerson(students, who));
}
