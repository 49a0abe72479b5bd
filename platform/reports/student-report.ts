import type { StudentReport } from '@/lib/reports/contract';
import type { AskedPeriod } from '@/lib/reports/report-period';
import type { Locale } from '@/lib/kernel/locale';
import type { Asked } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { readComposed } from '@/platform/courses/composed';
import { rightsOf } from '@/platform/courses/rights';
import { progressOf } from '@/platform/progress/get-progress';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireStudent, type StudentRow } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { periodOf, reportsOf } from './reports-of';
import { stamped } from './stamp';

type Input = AskedPeriod & { id: string; locale: Locale };

/**
 * What one of the teacher's students learned in a period, and where they stand (docs/product.md, "Reports"). There is no report of a student who has graduated.
 * @throws ServiceError NOT_A_TEACHER, STUDENT_UNKNOWN, PERIOD_INVALID
 */
export async function getStudentReport({ ctx, input }: Asked<Input>): Promise<StudentReport> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const student = await requireStudent(db, teacher, input.id);
  if (student.state === 'graduated') throw new ServiceError('STUDENT_UNKNOWN', 'the student has graduated');
  return studentReport(db, student, input, ctx.now());
}

export async function getStampedStudentReport({ ctx, input }: Asked<Input & { known?: string | undefined }>) {
  return stamped(await getStudentReport({ ctx, input }), input.known);
}

/** The same without checks: the caller has checked the right to see it. */
export async function studentReport(
  db: Database,
  student: Pick<StudentRow, 'publicId' | 'name' | 'user' | 'person' | 'since'>,
  { locale, ...asked }: AskedPeriod & { locale: Locale },
  now: Date,
): Promise<StudentReport> {
  const period = periodOf(asked, now, student.since);
  const [reported] = await reportsOf(db, [student], period, locale);
  const { id, name, report } = reported!;
  const who = { user: student.user, person: student.person, learner: null };
  const learner = { db, who, mayStudy: (await rightsOf(db, who)).mayStudy };
  const { road } = await progressOf(learner, await readComposed(db, locale), now);
  const stood = road.filter(({ lessons, tried }) => lessons > 0 || tried > 0);
  return {
    student: { id, name },
    report,
    road: stood.map(({ grade, lessons, finished, solved, tried }) => ({ grade, lessons, finished, solved, tried })),
  };
}
