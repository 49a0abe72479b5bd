import { randomBytes } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { LoginCard } from '@/lib/students/contract';
import { cardCodeText } from '@/lib/classes/card';
import { maxStudents } from '@/lib/classes/student';
import { nameKey } from '@/lib/kernel/person/person-name';
import { class_members, students, users } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { randomLetters } from '@/platform/kernel/secrets/random-letters';
import { ServiceError } from '@/platform/kernel/service-error';
import type { ClassRow, StudentRow } from '@/platform/classes/access/require-students';
import type { Teacher } from '@/platform/classes/access/require-teacher';
import { newCardCodes } from './cards/card-code';

export type StudentToMake = {
  name: string;
  birthYear: number | null;
  birthMonth: number | null;
  note: string;
  schoolClass: ClassRow | null;
};
export type MadeStudent = { row: StudentRow; card: LoginCard | null };

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const atOnce = 1000;

/**
 * Makes students with new accounts, which have no email address and no password; students in a class get a login card. The caller holds the teacher's
 * lock and has checked the names (`names-in-class.ts`).
 * @throws ServiceError TOO_MANY_STUDENTS
 */
export async function makeStudents(
  db: Database,
  { teacher, secret, now }: { teacher: Teacher; secret: string; now: Date },
  wanted: readonly StudentToMake[],
): Promise<MadeStudent[]> {
  if ((await db.$count(students, eq(students.teacher, teacher.id))) + wanted.length > maxStudents)
    throw new ServiceError('TOO_MANY_STUDENTS', `at most ${maxStudents} students`);
  const made: MadeStudent[] = [];
  for (let from = 0; from < wanted.length; from += atOnce)
    made.push(...(await makeSome(db, { teacher, secret, now }, wanted.slice(from, from + atOnce))));
  return made;
}

async function makeSome(
  db: Database,
  { teacher, secret, now }: { teacher: Teacher; secret: string; now: Date },
  wanted: readonly StudentToMake[],
): Promise<MadeStudent[]> {
  const at = now.toISOString();
  const accounts = await db
    .insert(users)
    // The name that the teacher gives stays until the family changes it.
    .values(
      wanted.map(({ name }) => ({ username: ownUsername(), realName: name, locale: teacher.locale, createdAt: at })),
    )
    .returning({ id: users.id });
  const codes = await newCardCodes(db, secret, teacher, wanted.length);
  const rows = await db
    .insert(students)
    .values(
      wanted.map(({ name, birthYear, birthMonth, note, schoolClass }, index) => ({
        publicId: randomBytes(8).toString('hex'),
        teacher: teacher.id,
        user: accounts[index]!.id,
        isMade: true,
        name,
        nameKey: nameKey(name),
        birthYear,
        birthMonth,
        note,
        since: at,
        ...(schoolClass && { cardHash: codes[index]!.hash, cardAt: at }),
      })),
    )
    .returning();
  const members = rows.flatMap(({ id }, index) => {
    const { schoolClass } = wanted[index]!;
    return schoolClass ? [{ schoolClass: schoolClass.id, student: id, since: at }] : [];
  });
  if (members.length > 0) await db.insert(class_members).values(members);
  return rows.map((row, index) => {
    const { schoolClass } = wanted[index]!;
    return { row, card: schoolClass && cardOf(row, schoolClass, codes[index]!.code) };
  });
}

/** Not shown before a family takes the account over, because students log in by card. 80 random bits, so that it is unique. */
const ownUsername = () => `student-${randomLetters(16).toLowerCase()}`;

export const cardOf = (
  { publicId, name }: Pick<StudentRow, 'publicId' | 'name'>,
  { name: className, handle }: Pick<ClassRow, 'name' | 'handle'>,
  code: string,
): LoginCard => ({ student: publicId, name, className, handle, code: cardCodeText(code) });
