import { reportOf, type Learned, type Report } from '@/lib/reports/report';
import { reportPeriod, type AskedPeriod, type ReportPeriod } from '@/lib/reports/report-period';
import { topicOf } from '@/lib/courses/practice';
import type { Locale } from '@/lib/kernel/locale';
import type { Database } from '@/platform/kernel/database/database';
import { readTopics } from '@/platform/courses/composed';
import { lotsOf } from '@/platform/kernel/database/lots';
import { learnedBy } from './learned-by';
import { ServiceError } from '@/platform/kernel/service-error';
import type { StudentRow } from '@/platform/classes/access/require-students';

export type Reported = Pick<StudentRow, 'publicId' | 'name' | 'user' | 'person'>;
export type StudentsReport = { id: string; name: string; report: Report };

/** Students per query: with more, years of events would take one statement longer than the database's time limit (docs/decisions/076). */
const together = 50;

/** The report of each of these students, in their order, for one period. */
export async function reportsOf(
  db: Database,
  students: readonly Reported[],
  period: ReportPeriod,
  locale: Locale,
): Promise<StudentsReport[]> {
  const all: Learned[] = [];
  for (const lot of lotsOf(students, together)) all.push(...lot.map(await learnedBy(db, lot, period)));
  const named = all.flatMap(({ finished, problems, mastered }) => [
    ...[...finished, ...problems].map(({ lesson }) => topicOf(lesson)),
    ...mastered,
  ]);
  const topics = await readTopics(db, locale, [...new Set(named)]);
  return students.map(({ publicId, name }, index) => ({
    id: publicId,
    name,
    report: reportOf(all[index]!, period, topics),
  }));
}

/** @throws ServiceError PERIOD_INVALID */
export function periodOf(asked: AskedPeriod, now: Date, since: string): ReportPeriod {
  try {
    return reportPeriod(asked, now, new Date(since));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ServiceError('PERIOD_INVALID', error.message);
  }
}
