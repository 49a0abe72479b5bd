import { desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { ReportLink } from '@/lib/reports/contract';
import { report_links } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { requireStudent } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { toLink } from './report-link';

/** Length of the list; older links have expired long ago. */
const listed = 50;

/** The links of one of the teacher's students, the newest first. @throws ServiceError NOT_A_TEACHER, STUDENT_UNKNOWN */
export async function listLinks({ ctx, input }: Asked<{ id: string }>): Promise<ReportLink[]> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const { id } = await requireStudent(db, teacher, input.id);
  const found = await db
    .select()
    .from(report_links)
    .where(eq(report_links.student, id))
    .orderBy(desc(report_links.id))
    .limit(listed);
  return found.map(toLink);
}
