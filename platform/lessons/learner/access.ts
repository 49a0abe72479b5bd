import { and, eq, isNull, or } from '@payloadcms/db-postgres/drizzle';
import type { Lesson } from '@/lib/lessons/contract';
import { refundUntil } from '@/lib/refunds/refund';
import { entitlements, lesson_openings, orders, orders_lines } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { placeOf } from '@/platform/orders/line-states';
import type { ComposedCourse, ComposedLesson } from '@/platform/courses/composed';
import type { Visitor } from '@/platform/courses/visitor';

/**
 * Whether a visitor may see a lesson's steps. A buyer who has the right to a refund of the course is asked first, once: the first opening ends it
 * (docs/product.md, "Learning").
 */
export async function accessTo(
  { db, who, mayStudy }: Visitor,
  course: ComposedCourse,
  lesson: ComposedLesson,
  now: Date,
): Promise<Lesson['access']> {
  if (lesson.isFree) return 'open';
  if (!who || !mayStudy(course, now)) return 'closed';
  const right = course.isTrial ? null : await refundEnding(db, who.user, course.code, now);
  // If the right is a teacher's, the student has nothing to decide, but is still informed before anything is shown.
  return right === null ? 'open' : right === 'own' ? 'ask' : 'tell';
}

/**
 * Whose right to a refund the first opening of the course ends: the account's own, for any of its learners, or that of a teacher who bought it for
 * this student. null: a lesson of it was opened before, or nothing can be refunded.
 */
async function refundEnding(db: Database, userId: number, plan: string, now: Date): Promise<'own' | 'teacher' | null> {
  const isOpened = and(eq(lesson_openings.user, userId), eq(lesson_openings.plan, plan));
  if ((await db.$count(lesson_openings, isOpened)) > 0) return null;
  const { kind, ref, productCode, revokedAt, line } = entitlements;
  const bought = await db
    .select({
      line,
      paidAt: orders.paidAt,
      amount: orders_lines.amount,
      order: orders_lines._order,
      buyer: orders.user,
    })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.order))
    .innerJoin(orders_lines, eq(orders_lines._parentID, orders.id))
    .where(
      and(
        eq(entitlements.user, userId),
        eq(kind, 'course'),
        isNull(revokedAt),
        or(eq(ref, plan), and(isNull(ref), eq(productCode, plan))),
      ),
    );
  const ending = bought.filter(
    ({ line: place, paidAt, amount, order }) =>
      placeOf({ _order: order }) === place &&
      (amount ?? 0) > 0 &&
      paidAt !== null &&
      refundUntil(new Date(paidAt), now) !== null,
  );
  if (ending.length === 0) return null;
  return ending.some(({ buyer }) => buyer === userId) ? 'own' : 'teacher';
}
