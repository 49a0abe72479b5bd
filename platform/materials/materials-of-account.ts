import { asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { ShownFile } from '@/lib/materials/files-contract';
import { env } from '@/lib/kernel/env';
import {
  lesson_materials,
  lesson_shares,
  material_files,
  materials,
  teacher_lessons,
} from '@/platform/payload-generated-schema';
import type { Context } from '@/platform/kernel/context';
import { iso, isoOrNull, type Database } from '@/platform/kernel/database/database';
import type { Exporting } from '@/platform/privacy/hooks';
import { toShown } from './file-rows';
import { disownFiles } from './files/remove-files';

/** Erases what an account wrote as a teacher, with all its shares. */
export async function eraseMaterials(db: Database, user: number): Promise<void> {
  const lessons = db.select({ id: teacher_lessons.id }).from(teacher_lessons).where(eq(teacher_lessons.teacher, user));
  await db.delete(lesson_shares).where(inArray(lesson_shares.lesson, lessons));
  await db.delete(lesson_materials).where(inArray(lesson_materials.lesson, lessons));
  await db.delete(teacher_lessons).where(eq(teacher_lessons.teacher, user));
  await disownFiles(db, eq(material_files.teacher, user));
  await db.delete(materials).where(eq(materials.teacher, user));
}

/** For the account's export: what it wrote as a teacher. */
export const exportMaterials = async ({ ctx, db, user }: Exporting) => ({
  materials: await ownMaterials(ctx, db, user),
  teacherLessons: await ownTeacherLessons(db, user),
});

async function ownMaterials(ctx: Context, db: Database, user: number) {
  const { kind, title, content, changedAt } = materials;
  const found = await db
    .select({ kind, title, content, changedAt, file: material_files })
    .from(materials)
    .leftJoin(material_files, eq(material_files.material, materials.id))
    .where(eq(materials.teacher, user))
    .orderBy(asc(materials.id));
  return found.map(({ file, ...row }) => ({
    ...row,
    changedAt: iso(row.changedAt),
    ...(file && { file: exported(toShown({ ctx, user }, file)) }),
  }));
}

/** The export has an absolute address of the file's bytes, which expires like every link to it. */
const exported = ({ url, ...file }: ShownFile) => ({ ...file, url: new URL(url, env.SITE_URL).href });

async function ownTeacherLessons(db: Database, user: number) {
  const { id, title, changedAt, archivedAt } = teacher_lessons;
  const lessons = await db
    .select({ id, title, changedAt, archivedAt })
    .from(teacher_lessons)
    .where(eq(teacher_lessons.teacher, user))
    .orderBy(asc(id));
  const within = await db
    .select({ lesson: lesson_materials.lesson, title: materials.title })
    .from(lesson_materials)
    .innerJoin(materials, eq(materials.id, lesson_materials.material))
    .where(eq(materials.teacher, user))
    .orderBy(asc(lesson_materials.place));
  return lessons.map(({ id: lesson, ...row }) => ({
    title: row.title,
    materials: within.filter((one) => one.lesson === lesson).map((one) => one.title),
    changedAt: iso(row.changedAt),
    archivedAt: isoOrNull(row.archivedAt),
  }));
}
