import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { course_plans, lesson_openings } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '../context';
import { database, inTransaction, iso, type Database } from '../database';
import { ownedPlans } from '../ecommerce/fulfilment/ownership';
import { ServiceError } from '../service-error';
import { lockUser } from '../user/accounts';

type Input = { plan: string; lesson: number };
type Opening = { planId: string; lesson: number; openedAt: string };

/**
 * The learning app tells that a lesson was opened: noted once for each person, however often it tells it. Only what the person may watch
 * and what there is. Waits for the account's row: a refund of the course sees the lesson, or the lesson no course any more.
 */
export async function openLesson({ ctx, input }: Asked<Input>): Promise<Opening> {
  const user = requireUser(ctx);
  const db = database(ctx.payload);
  const known = await findOpening(db, user.id, input);
  if (known) return known;
  const [plan] = await db.select().from(course_plans).where(eq(course_plans.code, input.plan));
  if (!plan || input.lesson > plan.lessonCount) throw new ServiceError('NOT_FOUND', 'no such lesson');
  const now = ctx.now();
  return inTransaction(ctx.payload, async (inside) => {
    await lockUser(inside.db, user.id);
    // Trial courses belong to every member.
    const isOpen = plan.isTrial || (await ownedPlans(inside.db, user.id, now)).has(plan.code);
    if (!isOpen) throw new ServiceError('FORBIDDEN', 'the course is not theirs');
    await inside.db
      .insert(lesson_openings)
      .values({ user: user.id, plan: plan.code, lesson: input.lesson, openedAt: now.toISOString() })
      .onConflictDoNothing();
    const noted = await findOpening(inside.db, user.id, input);
    if (!noted) throw new Error('the lesson was not noted');
    return noted;
  });
}

async function findOpening(db: Database, userId: number, { plan, lesson }: Input): Promise<Opening | null> {
  const { user, openedAt } = lesson_openings;
  const isIt = and(eq(user, userId), eq(lesson_openings.plan, plan), eq(lesson_openings.lesson, lesson));
  const [found] = await db.select({ openedAt }).from(lesson_openings).where(isIt);
  return found ? { planId: plan, lesson, openedAt: iso(found.openedAt) } : null;
}
