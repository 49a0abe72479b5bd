import { and, asc, eq, inArray, isNotNull, isNull, ne, or } from '@payloadcms/db-postgres/drizzle';
import type { Student } from '@/lib/students/contract';
import { isInCare } from '@/lib/students/student-rights';
import { class_members, passkeys, school_classes, users } from '@/platform/payload-generated-schema';
import { iso, isoOrNull, type Database } from '@/platform/kernel/database/database';
import type { StudentRow } from '@/platform/classes/access/require-students';
import { keyOf } from '@/platform/progress/people';
import { needHelp } from './need-help';

/** Converts rows to students of the API, with three further queries, whatever their number. */
export async function toStudents(db: Database, rows: readonly StudentRow[], now: Date): Promise<Student[]> {
  if (rows.length === 0) return [];
  const [memberships, doors] = [await classesOf(db, rows), await ownDoors(db, rows)];
  const active = rows.filter(({ state }) => state === 'active');
  const help = await needHelp(db, active, now);
  return rows.map((row) => ({
    id: row.publicId,
    name: row.name,
    note: row.note ?? '',
    since: iso(row.since),
    state: row.state,
    birthYear: row.birthYear,
    birthMonth: row.birthMonth,
    classes: memberships.filter(({ student }) => student === row.id).map(({ id, name }) => ({ id, name })),
    cardAt: row.cardHash === null ? null : isoOrNull(row.cardAt),
    isManaged: isInCare({ ...row, hasOwnDoor: doors.has(row.user) }),
    isOfFamily: row.person !== 0,
    familyAskedAt: isoOrNull(row.familyAskedAt),
    needsHelp: (row.state === 'active' && help.get(keyOf(row))) || null,
  }));
}

export const toStudent = async (db: Database, row: StudentRow, now: Date): Promise<Student> =>
  (await toStudents(db, [row], now))[0]!;

/** The students' classes that are not archived, by name. */
export function classesOf(db: Database, rows: readonly Pick<StudentRow, 'id'>[]) {
  const { student, schoolClass } = class_members;
  const ids = rows.map(({ id }) => id);
  return db
    .select({ student, row: school_classes.id, id: school_classes.publicId, name: school_classes.name })
    .from(class_members)
    .innerJoin(school_classes, eq(school_classes.id, schoolClass))
    .where(and(inArray(student, ids), isNull(school_classes.archivedAt)))
    .orderBy(asc(school_classes.nameKey), asc(school_classes.id));
}

/** Which of the accounts have a login of their own: an email address, a password or a passkey. Teachers have no access to these. */
export async function ownDoors(db: Database, rows: readonly Pick<StudentRow, 'user'>[]): Promise<ReadonlySet<number>> {
  const ids = rows.map(({ user }) => user);
  const hasAddress = and(isNotNull(users.email), ne(users.email, ''));
  const found = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .leftJoin(passkeys, eq(passkeys.user, users.id))
    .where(and(inArray(users.id, ids), or(hasAddress, isNotNull(users.hash), isNotNull(passkeys.id))));
  return new Set(found.map(({ id }) => id));
}
