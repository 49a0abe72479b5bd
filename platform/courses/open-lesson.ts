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
 * The learning app tells that a lesson was opened: noted once for each person, however often it tells it. Only what the person may watch
 * and what there is. Waits for the account's row: a refund of the course sees the lesson, or the lesson no course any more.
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

/** A course of topics: told as an event of learning, for whom of the account it is. Its free lesson ends no right and is in the progress alone. */
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
