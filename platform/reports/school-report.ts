import { and, asc, eq, like } from '@payloadcms/db-postgres/drizzle';
import type { ReportedStudent } from '@/lib/reports/contract';
import { dayText } from '@/lib/kernel/calendar';
import type { AskedPeriod } from '@/lib/reports/report-period';
import { searchKey } from '@/lib/classes/student';
import { defaultLocale } from '@/lib/kernel/locale';
import { students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, sql } from '@/platform/kernel/database/database';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { containing, pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { periodOf, reportsOf } from './reports-of';

type Input = AskedPeriod & { page: number; search?: string | undefined };
type SchoolReport = { from: string; to: string; students: Paged<ReportedStudent> };

/** What each of the teacher's active students learned in a period, a page of them by name. */
export async function getSchoolReport({ ctx, input }: Asked<Input>): Promise<SchoolReport> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const { page, search, ...asked } = input;
  const isOwn = and(eq(students.teacher, teacher.id), eq(students.state, 'active'));
  // Since the first of them came.
  const since =
    asked.span === 'since'
      ? (
          await db
            .select({ first: sql<string | null>`min(${students.since})` })
            .from(students)
            .where(isOwn)
        )[0]?.first
      : null;
  const period = periodOf(asked, ctx.now(), since ?? ctx.now().toISOString());
  const isWanted = and(isOwn, search ? like(students.nameKey, containing(searchKey(search))) : undefined);
  const count = await db.$count(students, isWanted);
  const found = await db
    .select({ publicId: students.publicId, name: students.name, user: students.user, person: students.person })
    .from(students)
    .where(isWanted)
    .orderBy(asc(students.nameKey), asc(students.id))
    .limit(pageLength)
    .offset((page - 1) * pageLength);
  const reports = await reportsOf(db, found, period, defaultLocale);
  const items = reports.map(({ id, name, report }) => ({ id, name, ...report.totals }));
  return { from: dayText(period.first), to: dayText(period.last), students: { items, pages: pagesOf(count), count } };
}
