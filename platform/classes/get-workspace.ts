import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { TeachWorkspace } from '@/lib/classes/contract';
import { school_classes, students } from '@/platform/payload-generated-schema';
import type { Context } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { requireTeacher } from './access/require-teacher';
import { asksWhatWaits } from './hooks';

/** Whether the workspace is open, until when, and what is in it. */
export async function getWorkspace({ ctx }: { ctx: Context }): Promise<TeachWorkspace> {
  const { id, isOpen, until } = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  return {
    state: isOpen ? 'open' : 'lapsed',
    until: until?.toISOString() ?? null,
    students: await db.$count(students, and(eq(students.teacher, id), eq(students.state, 'active'))),
    classes: await db.$count(school_classes, and(eq(school_classes.teacher, id), isNull(school_classes.archivedAt))),
    requests: (await asksWhatWaits.run(db, { id })).reduce((sum, count) => sum + count, 0),
  };
}
