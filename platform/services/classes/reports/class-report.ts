import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { LRUCache } from 'lru-cache';
import type { ClassReport, ReportedStudent } from '@/lib/contract/class-reports';
import { sumOfReports, type Report } from '@/lib/domain/classes/report';
import { dayText } from '@/lib/domain/calendar';
import type { AskedPeriod, ReportPeriod } from '@/lib/domain/classes/report-period';
import type { Locale } from '@/lib/domain/locale';
import { class_members, students } from '@/platform/payload-generated-schema';
import type { Asked } from '../../context';
import { database, type Database } from '../../database';
import { requireClass, type ClassRow } from '../access/require-students';
import { requireTeacher } from '../access/require-teacher';
import { pageLength, pagesOf } from '../paged';
import { periodOf, reportsOf } from './reports-of';
import { stamped } from './stamp';

type Input = AskedPeriod & { id: string; locale: Locale };
export type WholeClassReport = {
  schoolClass: { id: string; name: string };
  report: Report;
  students: ReportedStudent[];
};

/**
 * While a class answers, its report may be open in many places, each of which asks every few seconds: one reading is good for all who ask until it is done,
 * and then for as long as it took, a second at least. Who may see it is asked each time.
 */
const reading = new LRUCache<string, Promise<Omit<WholeClassReport, 'schoolClass'>>>({ max: 100 });
const leastLife = 1000;

/**
 * What a class learned in a period, its students by name: those who are active in it (docs/product.md, "Reports").
 * @throws ServiceError NOT_A_TEACHER, CLASS_UNKNOWN, PERIOD_INVALID
 */
export async function wholeClassReport({ ctx, input }: Asked<Input>): Promise<WholeClassReport> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const row = await requireClass(db, teacher, input.id);
  const period = periodOf(input, ctx.now(), row.createdAt);
  const key = [row.publicId, dayText(period.first), dayText(period.last), input.locale].join(' ');
  let found = reading.get(key);
  if (!found) {
    const begun = performance.now();
    const one = (found = readClass(db, row, period, input.locale));
    reading.set(key, one);
    one.then(
      () => reading.set(key, one, { ttl: Math.max(leastLife, performance.now() - begun) }),
      () => reading.delete(key),
    );
  }
  return { schoolClass: { id: row.publicId, name: row.name }, ...(await found) };
}

/** A page of its students, and the report of all. */
export async function getClassReport({
  ctx,
  input,
}: Asked<Input & { page: number; known?: string | undefined }>): Promise<{ stamp: string; found: ClassReport | null }> {
  const { students: all, ...whole } = await wholeClassReport({ ctx, input });
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
