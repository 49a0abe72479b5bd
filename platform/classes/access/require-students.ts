import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import { school_classes, students } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUsers } from '@/platform/account/accounts';
import type { Teacher } from './require-teacher';

export type StudentRow = typeof students.$inferSelect;
export type ClassRow = typeof school_classes.$inferSelect;

/**
 * The teacher's own students with these public ids, in the order of the ids, each once. Students of other teachers count as unknown. To change them,
 * use `holdStudents`.
 * @throws ServiceError STUDENT_UNKNOWN if one of them is not there
 */
export async function requireStudents(
  db: Database,
  { id }: Pick<Teacher, 'id'>,
  publicIds: readonly string[],
): Promise<StudentRow[]> {
  const wanted = [...new Set(publicIds)];
  if (wanted.length === 0) return [];
  const isTheirs = and(eq(students.teacher, id), inArray(students.publicId, wanted));
  const found = new Map((await db.select().from(students).where(isTheirs)).map((row) => [row.publicId, row]));
  return wanted.map((publicId) => {
    const row = found.get(publicId);
    if (!row) throw new ServiceError('STUDENT_UNKNOWN', 'no such student', { student: publicId });
    return row;
  });
}

/** Condition: the teacher's student who is the holder of an account. Learners of the account are separate students. */
export const isHolder = ({ id }: Pick<Teacher, 'id'>, account: PgColumn) =>
  and(eq(students.teacher, id), eq(students.user, account), eq(students.person, 0));

/** The same for one student. @throws ServiceError STUDENT_UNKNOWN */
export const requireStudent = async (db: Database, teacher: Pick<Teacher, 'id'>, publicId: string) =>
  (await requireStudents(db, teacher, [publicId]))[0]!;

/**
 * The same, to change them: locks the teacher and the accounts until the transaction ends, so that no family takes an account over, joins or leaves
 * meanwhile. Comes before every other lock (`lockUsers`).
 */
export async function holdStudents(
  db: Database,
  teacher: Pick<Teacher, 'id'>,
  publicIds: readonly string[],
): Promise<StudentRow[]> {
  const asked = await requireStudents(db, teacher, publicIds);
  await lockUsers(db, [teacher.id, ...asked.map(({ user }) => user)]);
  return requireStudents(db, teacher, publicIds);
}

export const holdStudent = async (db: Database, teacher: Pick<Teacher, 'id'>, publicId: string) =>
  (await holdStudents(db, teacher, [publicId]))[0]!;

/**
 * The teacher's own class; a class of another teacher counts as unknown.
 * @param open rejects an archived class, which takes no new students
 * @throws ServiceError CLASS_UNKNOWN, CLASS_ARCHIVED
 */
export async function requireClass(
  db: Database,
  { id }: Pick<Teacher, 'id'>,
  publicId: string,
  { open = false } = {},
): Promise<ClassRow> {
  const isIt = and(eq(school_classes.teacher, id), eq(school_classes.publicId, publicId));
  const [row] = await db.select().from(school_classes).where(isIt);
  if (!row) throw new ServiceError('CLASS_UNKNOWN', 'no such class', { schoolClass: publicId });
  if (open && row.archivedAt !== null) throw new ServiceError('CLASS_ARCHIVED', 'this class is archived');
  return row;
}
