import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { NewTeacherLesson, TeacherLesson, TeacherLessonChange } from '@/lib/materials/contract';
import { maxLessons } from '@/lib/materials/material';
import { lesson_materials, lesson_shares, school_classes, teacher_lessons } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockTeacher, requireTeacher, type Teacher } from '@/platform/classes/access/require-teacher';
import { requireShareable } from '../material-rows';
import { requireLesson, toLesson } from './list-lessons';

/** @throws ServiceError TOO_MANY_MATERIALS */
export async function addLesson({ ctx, input }: Asked<NewTeacherLesson>): Promise<TeacherLesson> {
  const teacher = await requireTeacher(ctx);
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const isTheirs = eq(teacher_lessons.teacher, teacher.id);
    const [made] = await db
      .select()
      .from(teacher_lessons)
      .where(and(isTheirs, eq(teacher_lessons.requestKey, input.key)));
    if (made) return toLesson(db, made);
    if ((await db.$count(teacher_lessons, isTheirs)) >= maxLessons)
      throw new ServiceError('TOO_MANY_MATERIALS', `at most ${maxLessons} lessons`);
    const [row] = await db
      .insert(teacher_lessons)
      .values({
        publicId: randomBytes(8).toString('hex'),
        teacher: teacher.id,
        requestKey: input.key,
        title: input.title,
        changedAt: ctx.now().toISOString(),
      })
      .returning();
    return toLesson(db, row!);
  });
}

/**
 * Changes the materials of a lesson and the classes that read it, all or nothing. A class it is shared with already may be archived; an archived one cannot be added.
 * @throws ServiceError MATERIAL_UNKNOWN, MATERIAL_NOT_PROVED, CLASS_UNKNOWN, CLASS_ARCHIVED; STATE_CHANGED if another device has changed it first
 */
export async function changeLesson({
  ctx,
  input,
}: Asked<TeacherLessonChange & { id: string }>): Promise<TeacherLesson> {
  const teacher = await requireTeacher(ctx);
  const at = ctx.now().toISOString();
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const row = await requireLesson(db, teacher, input.id);
    const [changed] = await db
      .update(teacher_lessons)
      .set({
        title: input.title,
        changedAt: at,
        revision: sql`${teacher_lessons.revision} + 1`,
        archivedAt: input.isArchived ? (row.archivedAt ?? at) : null,
      })
      .where(and(eq(teacher_lessons.id, row.id), eq(teacher_lessons.revision, input.revision)))
      .returning();
    if (!changed) throw new ServiceError('STATE_CHANGED', 'it was changed meanwhile');
    const within = await requireShareable(db, teacher, input.materials);
    await db.delete(lesson_materials).where(eq(lesson_materials.lesson, row.id));
    if (within.length > 0)
      await db
        .insert(lesson_materials)
        .values(within.map(({ id }, place) => ({ lesson: row.id, material: id, place })));
    await shareWith(db, teacher, row.id, input.classes, at);
    return toLesson(db, changed);
  });
}

/** Shares a lesson with exactly these classes; those that had it before keep their date. */
async function shareWith(db: Database, teacher: Teacher, lesson: number, publicIds: readonly string[], at: string) {
  const wanted = [...new Set(publicIds)];
  const found =
    wanted.length === 0
      ? []
      : await db
          .select()
          .from(school_classes)
          .where(and(eq(school_classes.teacher, teacher.id), inArray(school_classes.publicId, wanted)));
  if (found.length < wanted.length) throw new ServiceError('CLASS_UNKNOWN', 'no such class');
  const { schoolClass } = lesson_shares;
  const before = await db.select({ id: schoolClass }).from(lesson_shares).where(eq(lesson_shares.lesson, lesson));
  const had = new Set(before.map(({ id }) => id));
  const added = found.filter(({ id }) => !had.has(id));
  if (added.some(({ archivedAt }) => archivedAt !== null))
    throw new ServiceError('CLASS_ARCHIVED', 'this class is archived');
  const gone = [...had].filter((id) => found.every((one) => one.id !== id));
  if (gone.length > 0)
    await db.delete(lesson_shares).where(and(eq(lesson_shares.lesson, lesson), inArray(schoolClass, gone)));
  if (added.length > 0)
    await db.insert(lesson_shares).values(added.map(({ id }) => ({ lesson, schoolClass: id, sharedAt: at })));
}
