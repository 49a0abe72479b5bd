import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { report_links, students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, sql } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireTeacher } from '@/platform/classes/access/require-teacher';

/**
 * Revokes a link for parents; may be repeated. Works after the teaching year, too, so that a teacher can always revoke access.
 * @throws ServiceError NOT_A_TEACHER, REPORT_LINK_UNKNOWN
 */
export async function revokeLink({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const own = db.select({ id: students.id }).from(students).where(eq(students.teacher, teacher.id));
  const found = await db
    .update(report_links)
    .set({ revokedAt: sql`coalesce(${report_links.revokedAt}, ${ctx.now().toISOString()})` })
    .where(and(eq(report_links.publicId, input.id), inArray(report_links.student, own)))
    .returning({ id: report_links.id });
  if (found.length === 0) throw new ServiceError('REPORT_LINK_UNKNOWN', 'no such link');
}
