import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { ImportedStudents } from '@/lib/students/contract';
import type { GoodRow } from '@/lib/students/import';
import type { SheetRow } from '@/lib/students/sheet';
import { student_imports } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { ClassRow } from '@/platform/classes/access/require-students';
import { lockTeacher, requireTeacher, type Teacher } from '@/platform/classes/access/require-teacher';
import { makeClass } from '@/platform/classes/add-class';
import { makeStudents } from '../new-students';
import { judgeSheet } from './check-sheet';

type Input = { rows: SheetRow[]; /** The others are left out. */ onlyGood: boolean; key: string };

/**
 * Imports the students of a sheet and new classes in one transaction. The key makes a retry idempotent; with another key the names are already taken,
 * so that the same sheet from two windows creates no duplicates either (docs/product.md, "A sheet of students").
 * @throws ServiceError SHEET_FAULTS where rows are wrong and the request does not skip them, or where none is valid
 */
export async function importStudents({ ctx, input }: Asked<Input>): Promise<ImportedStudents> {
  const teacher = await requireTeacher(ctx);
  const now = ctx.now();
  const { rows, onlyGood, key } = input;
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const isSame = and(eq(student_imports.teacher, teacher.id), eq(student_imports.key, key));
    const [earlier] = await db.select().from(student_imports).where(isSame);
    if (earlier) return { made: earlier.made, cards: [] };
    const { good, bad, classes } = await judgeSheet(db, teacher, rows, now);
    if (good.length === 0 || (bad.length > 0 && !onlyGood))
      throw new ServiceError('SHEET_FAULTS', 'rows that cannot become students', { bad: bad.length });
    const places = await classesFor(db, teacher, good, classes, now);
    const wanted = good.map(({ name, birthYear, birthMonth, note, classKey }) => ({
      name,
      birthYear,
      birthMonth,
      note,
      schoolClass: classKey === null ? null : places.get(classKey)!,
    }));
    const made = await makeStudents(db, { teacher, secret: ctx.payload.secret, now }, wanted);
    const at = now.toISOString();
    await db.insert(student_imports).values({ teacher: teacher.id, key, made: made.length, createdAt: at });
    return { made: made.length, cards: made.flatMap(({ card }) => card ?? []) };
  });
}

/** The classes of the sheet: existing ones, and new ones, created here. */
async function classesFor(
  db: Database,
  teacher: Teacher,
  good: readonly GoodRow[],
  known: ReadonlyMap<string, ClassRow>,
  now: Date,
): Promise<ReadonlyMap<string, ClassRow>> {
  const places = new Map(known);
  for (const { classKey, className } of good)
    if (classKey !== null && !places.has(classKey)) places.set(classKey, await makeClass(db, teacher, className!, now));
  return places;
}
