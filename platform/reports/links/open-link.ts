import { eq } from '@payloadcms/db-postgres/drizzle';
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { StudentReport } from '@/lib/reports/contract';
import { opensReport } from '@/lib/reports/report-link';
import type { ReportSpan } from '@/lib/reports/report-period';
import type { Locale } from '@/lib/kernel/locale';
import { report_links, students, users } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, iso } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { studentReport } from '../student-report';
import { keyHash } from './report-link';

export type OpenedReport = StudentReport & { locale: Locale; endsAt: string };

/**
 * The report a link leads to, without a login. A link that is unknown, expired or revoked, or whose student or teacher is gone, gets the same error.
 * @throws ServiceError REPORT_LINK_UNKNOWN, TOO_MANY_REQUESTS
 */
export async function openLink({
  ctx,
  input,
}: Asked<{ key: string; span: Exclude<ReportSpan, 'own'> }>): Promise<OpenedReport> {
  await limitNetwork(ctx, 'reportLink');
  const db = database(ctx.payload);
  const teachers = alias(users, 'teachers');
  const [found] = await db
    .select({ link: report_links, student: students, studentGone: users.deletedAt, teacherGone: teachers.deletedAt })
    .from(report_links)
    .innerJoin(students, eq(students.id, report_links.student))
    .innerJoin(users, eq(users.id, students.user))
    .innerJoin(teachers, eq(teachers.id, students.teacher))
    .where(eq(report_links.tokenHash, keyHash(input.key)));
  const now = ctx.now();
  if (!found || !opensNow(found, now)) throw new ServiceError('REPORT_LINK_UNKNOWN', 'no such link');
  const { locale, endsAt } = found.link;
  const report = await studentReport(db, found.student, { span: input.span, locale }, now);
  return { ...report, locale, endsAt: iso(endsAt) };
}

type Found = {
  link: typeof report_links.$inferSelect;
  student: typeof students.$inferSelect;
  studentGone: string | null;
  teacherGone: string | null;
};
function opensNow({ link, student, studentGone, teacherGone }: Found, now: Date): boolean {
  const { endsAt, revokedAt } = link;
  const times = { endsAt: new Date(endsAt), revokedAt: revokedAt === null ? null : new Date(revokedAt) };
  const about = { state: student.state, isTeacherGone: teacherGone !== null, isStudentGone: studentGone !== null };
  return opensReport(times, about, now);
}
