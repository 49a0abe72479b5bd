import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { LRUCache } from 'lru-cache';
import type { ClassReport, ReportedStudent } from '@/lib/reports/contract';
import { sumOfReports, type Report } from '@/lib/reports/report';
import { dayText } from '@/lib/kernel/calendar';
import type { AskedPeriod, ReportPeriod } from '@/lib/reports/report-period';
import type { Locale } from '@/lib/kernel/locale';
import { class_members, students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { requireClass, type ClassRow } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { pageLength, pagesOf } from '@/platform/kernel/database/paged';
import { periodOf, reportsOf } from './reports-of';
import { stamped } from './stamp';

type Input = AskedPeriod & { id: string; locale: Locale };
export type WholeClassReport = {
  schoolClass: { id: string; name: string };
  report: Report;
  students: ReportedStudent[];
};

type Reading = Omit<WholeClassReport, 'schoolClass'>;

/** One reading of a class is shared for at least `minLife`; for `shownOn` after that, screens still get it while the next is read. Milliseconds. */
const minLife = 1000;
const shownOn = 3000;

/** During a lesson a report may be open on many screens, each of which requests it every few seconds. The right to see it is checked each time. */
const readings = new LRUCache<string, Reading, () => Promise<Reading>>({
  max: 100,
  ttl: minLife,
  fetchMethod: async (_key, _stale, { context: read, options }) => {
    const begun = performance.now();
    const found = await read();
    options.ttl = Math.max(minLife, performance.now() - begun);
    return found;
  },
});

/**
 * What a class learned in a period, its students by name: those who are active in it (docs/product.md, "Reports").
 * A screen may get a reading of up to four seconds ago; a file (`isNew`) gets a new one, as do the screens after it.
 * @throws ServiceError NOT_A_TEACHER, CLASS_UNKNOWN, PERIOD_INVALID
 */
export async function wholeClassReport(
  { ctx, input }: Asked<Input>,
  { isNew }: { isNew: boolean },
): Promise<WholeClassReport> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const row = await requireClass(db, teacher, input.id);
  const period = periodOf(input, ctx.now(), row.createdAt);
  const key = [row.publicId, dayText(period.first), dayText(period.last), input.locale].join(' ');
  const read = () => readClass(db, row, period, input.locale);
  const allowStale = !isNew && readings.getRemainingTTL(key) > -shownOn;
  const found = await readings.fetch(key, { context: read, forceRefresh: isNew, allowStale });
  return { schoolClass: { id: row.publicId, name: row.name }, ...(found ?? (await read())) };
}

/** A page of its students, and the report of all. */
export async function getClassReport({
  ctx,
  input,
}: Asked<Input & { page: number; known?: string | undefined }>): Promise<{ stamp: string; found: ClassReport | null }> {
  const { students: all, ...whole } = await wholeClassReport({ ctx, input }, { isNew: false });
  const from = (input.page - 1) * pageLength;
  const items = all.slice(from, from + pageLength);
  return stamped({ ...whole, students: { items, pages: pagesOf(all.length), count: all.length } }, input.known);
}

async function readClass(db: Database, { id }: ClassRow, period: ReportPeriod, locale: Locale) {
  const members = db.select({ id: class_members.student }).from(class_members).where(eq(class_members.schoolClass, id));
  const found = await db
    .select({ publicId: students.publicId, name: students.name, user: students.user, person: students.person })
    .from(students)
    .where(and(eq(students.state, 'active'), inArray(students.id, members)))
    .orderBy(asc(students.nameKey), asc(students.id));
  const reports = await reportsOf(db, found, period, locale);
  return {
    report: sumOfReports(
      reports.map(({ report }) => report),
      period,
    ),
    students: reports.map(({ id, name, report }) => ({ id, name, ...report.totals })),
  };
}
