import { and, eq, lte } from '@payloadcms/db-postgres/drizzle';
import { exams } from '@/lib/certificates/exam-rules';
import { freeExamGrade, gradeOfExam } from '@/lib/catalogue/exam-product';
import { entitlements } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { isOfPerson, isHeldBy } from '@/platform/fulfilment/ownership';
import { inPurchases, type Learning } from '@/platform/family/person';
import { onExamRights } from './hooks';

/** Grades whose exam a person may sit now: the granted ones and the free one; all grades for a teacher in the teaching year. */
export async function examGrades(db: Database, who: Learning, now: Date): Promise<Set<number>> {
  const mayAll = await onExamRights.run(db, who);
  if (mayAll.some((may) => may(now))) return new Set(exams.map(({ grade }) => grade));
  const { kind, ref, startsAt } = entitlements;
  const held = await db
    .selectDistinct({ ref })
    .from(entitlements)
    .where(
      and(
        isHeldBy(who.user, now),
        isOfPerson(entitlements, inPurchases(who)),
        eq(kind, 'exam'),
        lte(startsAt, now.toISOString()),
      ),
    );
  const grades = held.flatMap(({ ref: name }) => gradeOfExam(name ?? '') ?? []);
  return new Set([freeExamGrade, ...grades]);
}
