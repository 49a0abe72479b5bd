import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { SchoolClass } from '@/lib/classes/contract';
import { nameKey } from '@/lib/kernel/person/person-name';
import { class_members, school_classes, students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { requireClass, type ClassRow } from './access/require-students';
import { lockTeacher, requireTeacher } from './access/require-teacher';
import { rejectSameNames } from './reject-same-names';
import { rejectTakenName } from './add-class';
import { toClass } from './list-classes';

/** Renames, archives or restores a class. Its students stay in it; the login cards of an archived class do not work until it is restored. */
export async function changeClass({
  ctx,
  input,
}: Asked<{ id: string; name: string; isArchived: boolean }>): Promise<SchoolClass> {
  const teacher = await requireTeacher(ctx);
  const at = ctx.now().toISOString();
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const row = await requireClass(db, teacher, input.id);
    await rejectTakenName(db, teacher, input.name, row.id);
    // A student of the class can have been renamed while it was archived.
    if (row.archivedAt !== null && !input.isArchived)
      await rejectSameNames(db, teacher, row.id, await activeIn(db, row));
    const archivedAt = input.isArchived ? (row.archivedAt ?? at) : null;
    const [changed] = await db
      .update(school_classes)
      .set({ name: input.name, nameKey: nameKey(input.name), archivedAt, updatedAt: at })
      .where(eq(school_classes.id, row.id))
      .returning();
    return toClass(db, changed!);
  });
}

function activeIn(db: Database, { id }: ClassRow) {
  const isTheirs = and(eq(class_members.student, students.id), eq(class_members.schoolClass, id));
  return db
    .select({ id: students.id, name: students.name, nameKey: students.nameKey })
    .from(students)
    .innerJoin(class_members, isTheirs)
    .where(eq(students.state, 'active'));
}
