import { and, eq, inArray, notInArray } from '@payloadcms/db-postgres/drizzle';
import { class_members, students } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import type { Teacher } from '@/platform/classes/access/require-teacher';

/**
 * Of these names (lib/kernel/person/person-name, `nameKey`), those that an active student of the class has; without a class, of the teacher's students who are in none.
 * Two students of one class must not have the same name, or their login cards could not be distinguished. Call it under the teacher's lock.
 */
export async function namesInClass(
  db: Database,
  { id }: Pick<Teacher, 'id'>,
  schoolClass: number | null,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  if (keys.length === 0) return new Map();
  const members = db.select({ id: class_members.student }).from(class_members);
  const found = await db
    .select({ id: students.id, key: students.nameKey })
    .from(students)
    .where(
      and(
        eq(students.teacher, id),
        eq(students.state, 'active'),
        inArray(students.nameKey, [...keys]),
        schoolClass === null
          ? notInArray(students.id, members.where(eq(class_members.student, students.id)))
          : inArray(students.id, members.where(eq(class_members.schoolClass, schoolClass))),
      ),
    );
  const holders = new Map<string, Set<number>>();
  for (const { id: student, key } of found) holders.set(key, (holders.get(key) ?? new Set()).add(student));
  return holders;
}
