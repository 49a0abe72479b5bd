import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { CheckedRows } from '@/lib/students/contract';
import { checkRows, type CheckedSheet, type Known } from '@/lib/students/import';
import type { SheetRow } from '@/lib/students/sheet';
import { asName, nameKey } from '@/lib/kernel/person/person-name';
import { class_members, school_classes, students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import type { ClassRow } from '@/platform/classes/access/require-students';
import { requireTeacher, type Teacher } from '@/platform/classes/access/require-teacher';

/** Checks a sheet without creating anything. */
export async function checkSheet({ ctx, input }: Asked<{ rows: SheetRow[] }>): Promise<CheckedRows> {
  const teacher = await requireTeacher(ctx);
  const { good, bad, classes } = await judgeSheet(database(ctx.payload), teacher, input.rows, ctx.now());
  const newClasses = new Map(
    good.flatMap(({ classKey, className }) =>
      classKey !== null && !classes.has(classKey) ? [[classKey, className!] as const] : [],
    ),
  );
  return { good: good.length, bad, newClasses: [...newClasses.values()] };
}

/** Compares the rows with the teacher's students and classes. An import calls it under the teacher's lock. */
export async function judgeSheet(
  db: Database,
  teacher: Pick<Teacher, 'id'>,
  rows: readonly SheetRow[],
  now: Date,
): Promise<CheckedSheet & { classes: ReadonlyMap<string, ClassRow> }> {
  const [classes, known] = await knownTo(db, teacher, rows);
  return { ...checkRows(rows, known, now), classes };
}

async function knownTo(
  db: Database,
  { id: teacher }: Pick<Teacher, 'id'>,
  rows: readonly SheetRow[],
): Promise<[ReadonlyMap<string, ClassRow>, Known]> {
  const keysOf = (column: 'name' | 'schoolClass') => [
    ...new Set(rows.map((row) => nameKey(asName(row[column]))).filter((key) => key !== '')),
  ];
  const [names, classKeys] = [keysOf('name'), keysOf('schoolClass')];
  const found =
    classKeys.length === 0
      ? []
      : await db
          .select()
          .from(school_classes)
          .where(and(eq(school_classes.teacher, teacher), inArray(school_classes.nameKey, classKeys)));
  const classes = new Map(found.map((row) => [row.nameKey, row]));
  const there = new Set(
    names.length === 0
      ? []
      : (
          await db
            .select({ key: students.nameKey, schoolClass: class_members.schoolClass })
            .from(students)
            .leftJoin(class_members, eq(class_members.student, students.id))
            .where(and(eq(students.teacher, teacher), eq(students.state, 'active'), inArray(students.nameKey, names)))
        ).map(({ key, schoolClass }) => placeOf(schoolClass, key)),
  );
  return [
    classes,
    {
      isArchived: (classKey) => (classes.get(classKey)?.archivedAt ?? null) !== null,
      isThere: (classKey, key) =>
        classKey === null
          ? there.has(placeOf(null, key))
          : classes.has(classKey) && there.has(placeOf(classes.get(classKey)!.id, key)),
    },
  ];
}

const placeOf = (schoolClass: number | null, key: string) => `${schoolClass ?? ''}:${key}`;
