import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { LoginCard, NewCards } from '@/lib/students/contract';
import { isInCare, mayDo } from '@/lib/students/student-rights';
import { school_classes, students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { revokeSessions } from '@/platform/login/session';
import { holdStudents, requireClass, type ClassRow, type StudentRow } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { cardOf } from '../new-students';
import { classesOf, ownDoors } from '../student-rows';
import { newCardCodes } from './card-code';

type Input = {
  students: string[];
  /** The class whose handle is on the cards; null: the first class of each student. */ schoolClass: string | null;
};

/**
 * Makes new login cards. The old card, which may be lost, becomes invalid and its sessions are revoked. Students who cannot have a card are listed.
 * @throws ServiceError CARD_UNAVAILABLE where that is all of them
 */
export async function makeCards({ ctx, input }: Asked<Input>): Promise<NewCards> {
  const teacher = await requireTeacher(ctx);
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    const rows = await holdStudents(db, teacher, input.students);
    const named =
      input.schoolClass === null ? null : await requireClass(db, teacher, input.schoolClass, { open: true });
    const [places, doors] = [await placesOf(db, rows, named), await ownDoors(db, rows)];
    const without: NewCards['without'] = [];
    const wanted: { row: StudentRow; place: ClassRow }[] = [];
    for (const row of rows) {
      const place = places.get(row.id);
      const student = { ...row, hasOwnDoor: doors.has(row.user) };
      const why = !isInCare(student) ? 'OWN_ACCOUNT' : row.state !== 'active' ? 'NOT_ACTIVE' : 'NO_CLASS';
      if (mayDo('card', student) && place) wanted.push({ row, place });
      else without.push({ id: row.publicId, name: row.name, why });
    }
    if (wanted.length === 0) throw new ServiceError('CARD_UNAVAILABLE', 'none of them can have a card');
    const codes = await newCardCodes(db, ctx.payload.secret, teacher, wanted.length);
    const cards: LoginCard[] = [];
    const at = now.toISOString();
    for (const [index, { row, place }] of wanted.entries()) {
      const { code, hash } = codes[index]!;
      await db.update(students).set({ cardHash: hash, cardAt: at, updatedAt: at }).where(eq(students.id, row.id));
      await revokeSessions(db, row.user, now);
      cards.push(cardOf(row, place, code));
    }
    return { cards, without };
  });
}

/** The class on each student's card: the named one, if the student is in it; without a named one, the student's first by name. */
async function placesOf(db: Database, rows: readonly StudentRow[], named: ClassRow | null) {
  const memberships = await classesOf(db, rows);
  const ids = [...new Set(memberships.map(({ row }) => row))];
  const classes = ids.length > 0 ? await db.select().from(school_classes).where(inArray(school_classes.id, ids)) : [];
  const places = new Map<number, ClassRow>();
  for (const { student, row } of memberships) {
    if ((named && row !== named.id) || places.has(student)) continue;
    places.set(
      student,
      classes.find(({ id }) => id === row)!,
    );
  }
  return places;
}
