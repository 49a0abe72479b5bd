import { randomUUID } from 'node:crypto';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { course_plans, lesson_openings } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, iso, type Database } from '@/platform/kernel/database/database';
import { ownedPlans } from '@/platform/fulfilment/ownership';
import { readComposed, type ComposedCourse } from './composed';
import { progressRows } from './states';
import { submitEvents } from '@/platform/events/submit-events';
import { whoLearns } from '@/platform/family/person';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from '@/platform/account/accounts';

type Input = { plan: string; lesson: number };
type Opening = { planId: string; lesson: number; openedAt: string };

/**
 * The learning app reports that a lesson was opened; it is recorded once per person, however often it is reported, and only if the lesson exists and
 * the person may watch it. It locks the account's row: either a refund of the course sees the opened lesson, or the opening is rejected because the
 * course is gone.
 */
export async function openLesson({ ctx, input }: Asked<Input>): Promise<Opening> {
  const user = requireUser(ctx);
  const db = database(ctx.payload);
  const known = await findOpening(db, user.id, input);
  if (known) return known;
  const [composed] = await readComposed(db, defaultLocale, [input.plan]);
  if (composed) return openComposed(ctx, composed, input);
  const [plan] = await db.select().from(course_plans).where(eq(course_plans.code, input.plan));
  if (!plan || input.lesson > plan.lessonCount) throw new ServiceError('NOT_FOUND', 'no such lesson');
  const now = ctx.now();
  return inTransaction(ctx.payload, async (inside) => {
    await lockOwnAccount(inside.db, user.id);
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

/**
 * A course of topics: recorded as a learning event of the person of the account who has the course. Its free lesson does not end the right to a refund
 * and is only in the progress.
 */
async function openComposed(ctx: Context, course: ComposedCourse, input: Input): Promise<Opening> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const lesson = course.lessons[input.lesson - 1];
  if (!lesson) throw new ServiceError('NOT_FOUND', 'no such lesson');
  const learner = (await ownedPlans(db, id, ctx.now())).get(course.code)?.[0] ?? undefined;
  const who = await whoLearns(db, id, learner);
  const begun = async () => (await progressRows(db, who, [lesson.id])).get(lesson.id)?.openedAt ?? null;
  if (!(lesson.isFree || course.isTrial) || (await begun()) === null) {
    const at = { occurredAt: ctx.now().toISOString(), course: course.code, lesson: lesson.id };
    const { rejected } = await submitEvents({
      ctx,
      input: { learner, events: [{ id: randomUUID(), kind: 'opened', ...at }] },
    });
    if (rejected.length > 0) throw new ServiceError('FORBIDDEN', 'the course is not theirs');
  }
  const noted = await findOpening(db, id, input);
  if (noted) return noted;
  const openedAt = await begun();
  if (openedAt === null) throw new Error('the lesson was not noted');
  return { planId: course.code, lesson: input.lesson, openedAt: iso(openedAt) };
}

async function findOpening(db: Database, userId: number, { plan, lesson }: Input): Promise<Opening | null> {
  const { user, openedAt } = lesson_openings;
  const isIt = and(eq(user, userId), eq(lesson_openings.plan, plan), eq(lesson_openings.lesson, lesson));
  const [found] = await db.select({ openedAt }).from(lesson_openings).where(isIt);
  return found ? { planId: plan, lesson, openedAt: iso(found.openedAt) } : null;
}
