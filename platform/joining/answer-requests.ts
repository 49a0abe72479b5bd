import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Student } from '@/lib/students/contract';
import type { JoinRequest } from '@/lib/joining/contract';
import { maxStudents } from '@/lib/classes/student';
import { nameKey } from '@/lib/kernel/person/person-name';
import {
  class_invitations,
  class_members,
  join_requests,
  school_classes,
  students,
  users,
} from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, inTransaction, iso, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUsers } from '@/platform/account/accounts';
import type { ClassRow, StudentRow } from '@/platform/classes/access/require-students';
import { requireTeacher, type Teacher } from '@/platform/classes/access/require-teacher';
import { pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { rejectSameNames } from '@/platform/classes/reject-same-names';
import { classesOf, toStudent } from '@/platform/students/student-rows';
import { sendAnswerMail } from './answer-mail';
import type { JoinRequestRow } from './join-request';

/** Requests to a teacher's classes, with the class of each. */
const read = (db: Database) =>
  db
    .select({ row: join_requests, schoolClass: school_classes })
    .from(join_requests)
    .innerJoin(class_invitations, eq(class_invitations.id, join_requests.invitation))
    .innerJoin(school_classes, eq(school_classes.id, class_invitations.schoolClass))
    .$dynamic();
const waitsFor = ({ id }: Pick<Teacher, 'id'>) =>
  and(eq(school_classes.teacher, id), isNull(school_classes.archivedAt), eq(join_requests.state, 'waiting'));

/** How many requests wait for this teacher's answer. */
export async function countWaiting(db: Database, teacher: Pick<Teacher, 'id'>): Promise<number> {
  return db.$count(read(db).where(waitsFor(teacher)).as('waiting'));
}

/** Requests that wait for an answer, the oldest first. */
export async function listRequests({ ctx, input }: Asked<{ page: number }>): Promise<Paged<JoinRequest>> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const count = await countWaiting(db, teacher);
  const found = await read(db)
    .where(waitsFor(teacher))
    .orderBy(asc(join_requests.id))
    .limit(pageLength)
    .offset((input.page - 1) * pageLength);
  const items = found.map(({ row, schoolClass: { publicId, name } }) => ({
    id: row.publicId,
    name: row.name,
    askedAt: iso(row.askedAt),
    isOfFamily: row.person !== 0,
    schoolClass: { id: publicId, name },
  }));
  return { items, pages: pagesOf(count), count };
}

const unknown = () => new ServiceError('JOIN_REQUEST_UNKNOWN', 'no such request');

async function requireRequest(db: Database, { id }: Teacher, publicId: string) {
  const [found] = await read(db).where(and(eq(school_classes.teacher, id), eq(join_requests.publicId, publicId)));
  if (!found) throw unknown();
  return found;
}

/**
 * Accepts a request: adds the person to the class under the name that the teacher chose. Two devices that accept the same request get the same student.
 * @throws ServiceError JOIN_REQUEST_UNKNOWN, CLASS_ARCHIVED, STUDENT_EXISTS, TOO_MANY_STUDENTS
 */
export async function acceptRequest({ ctx, input }: Asked<{ id: string; name: string }>): Promise<Student> {
  const teacher = await requireTeacher(ctx);
  const now = ctx.now();
  const { row: asked } = await requireRequest(database(ctx.payload), teacher, input.id);
  return inTransaction(ctx.payload, async ({ db }) => {
    // Locks both accounts, always in one order, as two teachers can be each other's students: neither account is deleted meanwhile.
    await lockUsers(db, [teacher.id, asked.user]);
    const { row, schoolClass } = await requireRequest(db, teacher, input.id);
    const known = await studentFor(db, teacher, row);
    if (row.state === 'accepted' && known) return toStudent(db, known, now);
    if (row.state !== 'waiting') throw unknown();
    if (schoolClass.archivedAt !== null) throw new ServiceError('CLASS_ARCHIVED', 'this class is archived');
    const at = now.toISOString();
    // The conditional update lets one answer win, as the family may withdraw the request at this moment.
    const answered = await db
      .update(join_requests)
      .set({ state: 'accepted', answeredAt: at })
      .where(and(eq(join_requests.id, row.id), eq(join_requests.state, 'waiting')))
      .returning({ id: join_requests.id });
    if (answered.length === 0) throw unknown();
    const student = known
      ? await comeBack(db, known, input.name, at)
      : await addJoined(db, teacher, row, input.name, at);
    await putInto(db, schoolClass, student, at);
    // A returning student also gets the new name in the other classes.
    for (const { row: place } of await classesOf(db, [student])) await rejectSameNames(db, teacher, place, [student]);
    await sendAnswerMail(db, row, schoolClass, true, now);
    return toStudent(db, student, now);
  });
}

/**
 * Declines a request. The family gets an email and cannot ask again by the same invitation. Also possible after the teaching year. @throws ServiceError
 * JOIN_REQUEST_UNKNOWN
 */
export async function declineRequest({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const now = ctx.now();
  await inTransaction(ctx.payload, async ({ db }) => {
    const { row, schoolClass } = await requireRequest(db, teacher, input.id);
    const declined = await db
      .update(join_requests)
      .set({ state: 'declined', answeredAt: now.toISOString() })
      .where(and(eq(join_requests.id, row.id), inArray(join_requests.state, ['waiting', 'declined'])))
      .returning({ id: join_requests.id });
    if (declined.length === 0) throw unknown();
    await sendAnswerMail(db, row, schoolClass, false, now);
  });
}

async function studentFor(db: Database, { id }: Teacher, { user, person }: JoinRequestRow): Promise<StudentRow | null> {
  const isIt = and(eq(students.teacher, id), eq(students.user, user), eq(students.person, person));
  const [row] = await db.select().from(students).where(isIt);
  return row ?? null;
}

/** Reactivates a student whom the teacher already has; an archived one leaves the earlier classes. The account belongs to the family, so login cards end. */
async function comeBack(db: Database, row: StudentRow, name: string, at: string): Promise<StudentRow> {
  if (row.state !== 'active') await db.delete(class_members).where(eq(class_members.student, row.id));
  const isTheirs = { isMade: false, cardHash: null, cardAt: null, familyEmail: null, familyAskedAt: null };
  const [back] = await db
    .update(students)
    .set({ ...isTheirs, name, nameKey: nameKey(name), state: 'active', archivedAt: null, updatedAt: at })
    .where(eq(students.id, row.id))
    .returning();
  return back!;
}

async function addJoined(
  db: Database,
  { id: teacher }: Teacher,
  { user, person }: JoinRequestRow,
  name: string,
  since: string,
): Promise<StudentRow> {
  if ((await db.$count(students, eq(students.teacher, teacher))) >= maxStudents)
    throw new ServiceError('TOO_MANY_STUDENTS', `at most ${maxStudents} students`);
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user), isNull(users.deletedAt)));
  if (!account) throw unknown();
  const [row] = await db
    .insert(students)
    .values({
      publicId: randomBytes(8).toString('hex'),
      teacher,
      user,
      person,
      isMade: false,
      since,
      name,
      nameKey: nameKey(name),
      note: '',
    })
    .returning();
  return row!;
}

const putInto = (db: Database, { id: schoolClass }: ClassRow, { id: student }: StudentRow, since: string) =>
  db.insert(class_members).values({ schoolClass, student, since }).onConflictDoNothing();
