import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  max,
  or,
  type AnyColumn,
  type SQL,
} from '@payloadcms/db-postgres/drizzle';
import type { SharedLesson, SharedLessonHead, SharedMaterial } from '@/lib/materials/contract';
import { givenProblem } from '@/lib/homework/own-problem';
import {
  class_members,
  lesson_materials,
  lesson_shares,
  material_files,
  materials,
  school_classes,
  students,
  teacher_lessons,
} from '@/platform/payload-generated-schema';
import { toShown } from '../file-rows';
import { contentOf, judgedOf } from '../material-rows';
import { pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, iso, sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';

/**
 * Lessons that teachers share with a user now: by a class that is not archived and that the user is an active student of. Whether the teacher's year still
 * runs does not count: shared lessons stay (docs/product.md, "A teacher's materials").
 */
const sharedWith = (db: Database, user: number) =>
  db
    .select({ lesson: lesson_shares.lesson, sharedAt: max(lesson_shares.sharedAt).as('shared_at') })
    .from(students)
    .innerJoin(class_members, eq(class_members.student, students.id))
    .innerJoin(school_classes, and(eq(school_classes.id, class_members.schoolClass), isNull(school_classes.archivedAt)))
    .innerJoin(lesson_shares, eq(lesson_shares.schoolClass, school_classes.id))
    .innerJoin(teacher_lessons, and(eq(teacher_lessons.id, lesson_shares.lesson), isNull(teacher_lessons.archivedAt)))
    .where(and(eq(students.user, user), eq(students.state, 'active')))
    .groupBy(lesson_shares.lesson)
    .as('shared');

/** Whether a material of this id is in a lesson that is shared with a user now. */
export function isSharedWith(db: Database, user: number, material: AnyColumn): SQL {
  const shared = sharedWith(db, user);
  const within = db
    .select({ id: lesson_materials.material })
    .from(shared)
    .innerJoin(lesson_materials, eq(lesson_materials.lesson, shared.lesson));
  return inArray(material, within);
}

/** Which materials of a lesson are shown: a problem only while it is proved. */
const isShown = sql`(${materials.kind} <> 'problem' OR ${materials.state} = 'proved')`;

/** The last shared first. */
export async function listShared({ ctx, input }: Asked<{ page: number }>): Promise<Paged<SharedLessonHead>> {
  const { id: user } = requireUser(ctx);
  const db = database(ctx.payload);
  const shared = sharedWith(db, user);
  const count = await db.$count(shared);
  const found = await db
    .select({
      id: teacher_lessons.publicId,
      title: teacher_lessons.title,
      sharedAt: shared.sharedAt,
      materials:
        sql<number>`(SELECT count(*) FROM ${lesson_materials} JOIN ${materials} ON ${materials.id} = ${lesson_materials.material}
        WHERE ${lesson_materials.lesson} = ${teacher_lessons.id} AND ${isShown})`.mapWith(Number),
    })
    .from(shared)
    .innerJoin(teacher_lessons, eq(teacher_lessons.id, shared.lesson))
    .orderBy(desc(shared.sharedAt), desc(teacher_lessons.id))
    .limit(pageLength)
    .offset((input.page - 1) * pageLength);
  return {
    items: found.map((row) => ({ ...row, sharedAt: iso(row.sharedAt!) })),
    pages: pagesOf(count),
    count,
  };
}

/**
 * A lesson as its students see it, for them and for its author: for the author also before it is shared, archived, and after the teaching year. Reading it is
 * not recorded.
 * @throws ServiceError MATERIAL_UNKNOWN for a lesson that is neither the user's own nor shared with them, or no longer
 */
export async function getShared({ ctx, input }: Asked<{ id: string }>): Promise<SharedLesson> {
  const { id: user } = requireUser(ctx);
  const db = database(ctx.payload);
  const shared = sharedWith(db, user);
  const [lesson] = await db
    .select({
      id: teacher_lessons.id,
      publicId: teacher_lessons.publicId,
      title: teacher_lessons.title,
      teacher: teacher_lessons.teacher,
    })
    .from(teacher_lessons)
    .where(
      and(
        eq(teacher_lessons.publicId, input.id),
        or(
          eq(teacher_lessons.teacher, user),
          inArray(teacher_lessons.id, db.select({ id: shared.lesson }).from(shared)),
        ),
      ),
    );
  if (!lesson) throw new ServiceError('MATERIAL_UNKNOWN', 'nothing is shared by this name');
  const within = await db
    .select({
      id: materials.publicId,
      title: materials.title,
      content: materials.content,
      judged: materials.judged,
      file: material_files,
    })
    .from(lesson_materials)
    .innerJoin(materials, eq(materials.id, lesson_materials.material))
    .leftJoin(material_files, eq(material_files.material, materials.id))
    .where(and(eq(lesson_materials.lesson, lesson.id), isShown))
    .orderBy(asc(lesson_materials.place));
  return {
    id: lesson.publicId,
    title: lesson.title,
    isOwn: lesson.teacher === user,
    materials: within.flatMap((row): SharedMaterial[] => {
      const content = contentOf(row);
      const { id, title } = row;
      if (content.kind === 'page') return [{ id, title, ...content }];
      if (content.kind === 'file')
        return row.file ? [{ id, title, kind: 'file', alt: content.alt, file: toShown({ ctx, user }, row.file) }] : [];
      const problem = givenProblem(content, judgedOf(row));
      return problem ? [{ id, title, kind: 'problem', problem }] : [];
    }),
  };
}
