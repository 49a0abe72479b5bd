import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { class_members } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { holdStudents, requireClass } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { rejectSameNames } from '@/platform/classes/reject-same-names';
import { classesOf } from './student-rows';

type Input = {
  students: string[];
  /** Null: they stay in their classes. */ from: string | null;
  /** Null: they join no class. */ to: string | null;
};

/** Moves students from one class to another, all or none. Their card codes stay the same, and are valid with the handles of their new classes. */
export async function moveStudents({ ctx, input: { students, from, to } }: Asked<Input>): Promise<void> {
  const teacher = await requireTeacher(ctx);
  const since = ctx.now().toISOString();
  await inTransaction(ctx.payload, async ({ db }) => {
    const rows = await holdStudents(db, teacher, students);
    if (rows.some(({ state }) => state !== 'active')) throw new ServiceError('STATE_CHANGED', 'not active');
    const left = from === null ? null : await requireClass(db, teacher, from);
    const joined = to === null ? null : await requireClass(db, teacher, to, { open: true });
    const ids = rows.map(({ id }) => id);
    if (joined) {
      await rejectSameNames(db, teacher, joined.id, rows);
      await db
        .insert(class_members)
        .values(ids.map((student) => ({ schoolClass: joined.id, student, since })))
        .onConflictDoNothing();
    }
    if (!left || left.id === joined?.id) return;
    await db
      .delete(class_members)
      .where(and(eq(class_members.schoolClass, left.id), inArray(class_members.student, ids)));
    const placed = new Set((await classesOf(db, rows)).map(({ student }) => student));
    const loose = rows.filter(({ id }) => !placed.has(id));
    if (loose.length > 0) await rejectSameNames(db, teacher, null, loose);
  });
}
