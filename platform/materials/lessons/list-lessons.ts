import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle';
import type { TeacherLesson, TeacherLessonHead } from '@/lib/materials/contract';
import {
  lesson_materials,
  lesson_shares,
  materials,
  school_classes,
  teacher_lessons,
} from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, iso, isoOrNull, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireTeacher, type Teacher } from '@/platform/classes/access/require-teacher';
import { headColumns, toHead } from '../material-rows';
import { pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';

export type LessonRow = typeof teacher_lessons.$inferSelect;

/** The teacher's own lessons, the last changed first. */
export async function listLessons({
  ctx,
  input,
}: Asked<{ page: number; archived: boolean }>): Promise<Paged<TeacherLessonHead>> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const { archivedAt, changedAt, id } = teacher_lessons;
  const isWanted = and(
    eq(teacher_lessons.teacher, teacher.id),
    input.archived ? isNotNull(archivedAt) : isNull(archivedAt),
  );
  const all = await db.$count(teacher_lessons, isWanted);
  const found = await db
    .select()
    .from(teacher_lessons)
    .where(isWanted)
    .orderBy(desc(changedAt), desc(id))
    .limit(pageLength)
    .offset((input.page - 1) * pageLength);
  return { items: await toHeads(db, found), pages: pagesOf(all), count: all };
}

async function toHeads(db: Database, rows: readonly LessonRow[]): Promise<TeacherLessonHead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const within = await db
    .select({ lesson: lesson_materials.lesson, count: count() })
    .from(lesson_materials)
    .where(inArray(lesson_materials.lesson, ids))
    .groupBy(lesson_materials.lesson);
  const shared = await db
    .select({ lesson: lesson_shares.lesson, count: count() })
    .from(lesson_shares)
    .where(inArray(lesson_shares.lesson, ids))
    .groupBy(lesson_shares.lesson);
  const of = (counted: typeof within) => new Map(counted.map((row) => [row.lesson, row.count]));
  const [inLesson, withClasses] = [of(within), of(shared)];
  return rows.map((row) => ({
    id: row.publicId,
    title: row.title,
    changedAt: iso(row.changedAt),
    archivedAt: isoOrNull(row.archivedAt),
    materials: inLesson.get(row.id) ?? 0,
    classes: withClasses.get(row.id) ?? 0,
  }));
}

export async function getLesson({ ctx, input }: Asked<{ id: string }>): Promise<TeacherLesson> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  return toLesson(db, await requireLesson(db, teacher, input.id));
}

/** A lesson of the teacher's own; those of others count as unknown. @throws ServiceError MATERIAL_UNKNOWN */
export async function requireLesson(db: Database, { id }: Pick<Teacher, 'id'>, publicId: string): Promise<LessonRow> {
  const [row] = await db
    .select()
    .from(teacher_lessons)
    .where(and(eq(teacher_lessons.teacher, id), eq(teacher_lessons.publicId, publicId)));
  if (!row) throw new ServiceError('MATERIAL_UNKNOWN', 'no such lesson', { lesson: publicId });
  return row;
}

export async function toLesson(db: Database, row: LessonRow): Promise<TeacherLesson> {
  const within = await db
    .select(headColumns)
    .from(lesson_materials)
    .innerJoin(materials, eq(materials.id, lesson_materials.material))
    .where(eq(lesson_materials.lesson, row.id))
    .orderBy(asc(lesson_materials.place));
  const classes = await db
    .select({ id: school_classes.publicId, name: school_classes.name })
    .from(lesson_shares)
    .innerJoin(school_classes, eq(school_classes.id, lesson_shares.schoolClass))
    .where(eq(lesson_shares.lesson, row.id))
    .orderBy(asc(school_classes.nameKey));
  return {
    id: row.publicId,
    title: row.title,
    changedAt: iso(row.changedAt),
    archivedAt: isoOrNull(row.archivedAt),
    revision: row.revision,
    materials: within.map(toHead),
    classes,
  };
}
