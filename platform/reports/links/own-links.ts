import { asc, eq, or } from '@payloadcms/db-postgres/drizzle';
import { report_links, students } from '@/platform/payload-generated-schema';
import { iso, isoOrNull, type Database } from '@/platform/kernel/database/database';

/** The links to reports about an account, and those that it made as a teacher: the student's name by the teacher, and the times of the link. */
export async function ownReportLinks(db: Database, user: number) {
  const found = await db
    .select({ student: students.name, link: report_links })
    .from(report_links)
    .innerJoin(students, eq(students.id, report_links.student))
    .where(or(eq(students.user, user), eq(students.teacher, user)))
    .orderBy(asc(report_links.id));
  return found.map(({ student, link: { locale, createdAt, endsAt, revokedAt } }) => ({
    student,
    locale,
    createdAt: iso(createdAt),
    endsAt: iso(endsAt),
    revokedAt: isoOrNull(revokedAt),
  }));
}
