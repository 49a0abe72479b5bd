import { and, eq, lte, isNull } from '@payloadcms/db-postgres/drizzle';
import { freeExamGrade, gradeOfExam } from '@/lib/domain/learning/exam';
import { entitlements } from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import { isHeldBy } from '../../ecommerce/fulfilment/ownership';
import type { Learning } from '../people/person';

/** Grades whose exam a person may sit now: those that were granted to this person, and the free one. */
export async function examGrades(db: Database, { user, person }: Learning, now: Date): Promise<Set<number>> {
  const { kind, ref, learner, startsAt } = entitlements;
  const held = await db
    .selectDistinct({ ref })
    .from(entitlements)
    .where(
      and(
        ...[isHeldBy(user, now), eq(kind, 'exam'), lte(startsAt, now.toISOString())],
        person === 0 ? isNull(learner) : eq(learner, person),
      ),
    );
  const grades = held.flatMap(({ ref: name }) => gradeOfExam(name ?? '') ?? []);
  return new Set([freeExamGrade, ...grades]);
}
