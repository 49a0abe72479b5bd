import { and, asc, count, eq, inArray, isNotNull, isNull, like } from '@payloadcms/db-postgres/drizzle';
import type { SchoolClass } from '@/lib/classes/contract';
import { searchKey } from '@/lib/classes/student';
import { class_members, school_classes, students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, isoOrNull, type Database } from '@/platform/kernel/database/database';
import { requireClass, type ClassRow } from './access/require-students';
import { requireTeacher } from './access/require-teacher';
import { containing, pagesOf, type Paged } from '@/platform/kernel/database/paged';

type Input = { page: number; limit: number; search?: string | undefined; archived: boolean };

/** The teacher's classes by name, a page of them. */
export async function listClasses({ ctx, input }: Asked<Input>): Promise<Paged<SchoolClass>> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const { archivedAt, nameKey } = school_classes;
  const isWanted = and(
    eq(school_classes.teacher, teacher.id),
    input.archived ? isNotNull(archivedAt) : isNull(archivedAt),
    input.search ? like(nameKey, containing(searchKey(input.search))) : undefined,
  );
  const all = await db.$count(school_classes, isWanted);
  const found = await db
    .select()
    .from(school_classes)
    .where(isWanted)
    .orderBy(asc(nameKey), asc(school_classes.id))
    .limit(input.limit)
    .offset((input.page - 1) * input.limit);
  return { items: await toClasses(db, found), pages: pagesOf(all, input.limit), count: all };
}

export async function getClass({ ctx, input }: Asked<{ id: string }>): Promise<SchoolClass> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  return toClass(db, await requireClass(db, teacher, input.id));
}

async function toClasses(db: Database, rows: readonly ClassRow[]): Promise<SchoolClass[]> {
  if (rows.length === 0) return [];
  const { schoolClass, student } = class_members;
  const counted = await db
    .select({ schoolClass, students: count() })
    .from(class_members)
    .innerJoin(students, and(eq(students.id, student), eq(students.state, 'active')))
    .where(
      inArray(
        schoolClass,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(schoolClass);
  const by = new Map(counted.map((row) => [row.schoolClass, row.students]));
  return rows.map(({ id, publicId, name, handle, archivedAt }) => ({
    id: publicId,
    name,
    handle,
    students: by.get(id) ?? 0,
    archivedAt: isoOrNull(archivedAt),
  }));
}

export const toClass = async (db: Database, row: ClassRow): Promise<SchoolClass> => (await toClasses(db, [row]))[0]!;
