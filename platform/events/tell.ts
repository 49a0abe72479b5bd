import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { LearningEvent, LessonEvent } from '@/lib/lessons/contract';
import { isOfLesson } from '@/lib/events/told';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { learning_events, lesson_openings, users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits';
import { readComposed, type ComposedCourse, type ComposedLesson } from '@/platform/courses/composed';
import { rightsOf } from '@/platform/courses/rights';
import type { ForLearner } from '@/platform/courses/visitor';
import { triedOf } from '@/platform/homework/learner/tried';
import { climbedOf } from '@/platform/climb/climbed';
import { spendEnergy } from '@/platform/climb/energy';
import { isNotebookOn, noteMistakes } from '@/platform/notebook/note-mistakes';
import { lockLearning, type Learning } from '@/platform/family/person';
import { judgeOf } from './judge';
import { project } from './project';

type Input = ForLearner & { events: LearningEvent[] };
type Rejection = { id: string; code: 'NOT_FOUND' | 'FORBIDDEN' };
export type Told = { accepted: string[]; rejected: Rejection[] };

/** What a device tells of the past is past: not before there was the account, not in the future. */
function happenedAt({ occurredAt }: LearningEvent, since: Date, now: Date): Date {
  const at = Date.parse(occurredAt);
  return new Date(Math.min(Math.max(at, since.getTime()), now.getTime()));
}

/**
 * Keeps what happened, each id once, and what follows from it, in one transaction. Waits for the account's row: two devices are one after the other, and a
 * refund sees the opening, or the opening no course any more. What was kept before is accepted again, whatever has become of the course.
 */
export async function tell({ ctx, input }: Asked<Input>): Promise<Told> {
  const { id: user } = requireUser(ctx);
  await countAgainst(ctx.payload, 'learning', user);
  const db = database(ctx.payload);
  const now = ctx.now();
  const named = new Set(input.events.filter(isOfLesson).map(({ course }) => course));
  const courses = named.size > 0 ? await readComposed(db, defaultLocale, [...named]) : [];
  return inTransaction(ctx.payload, async (inside) => {
    const who = await lockLearning(inside.db, user, input.learner);
    const judge = await judgeOf(inside.db, input.events);
    const climbed = await climbedOf(inside.db, input.events);
    const tried = await triedOf(inside.db, who, input.events);
    const { mayStudy } = await rightsOf(inside.db, who);
    const [account] = await inside.db.select({ since: users.createdAt }).from(users).where(eq(users.id, user));
    const known = await knownIds(inside.db, user, input.events);
    const told: Told = { accepted: [], rejected: [] };
    const rows: (typeof learning_events.$inferInsert)[] = [];
    for (const event of new Map(input.events.map((one) => [one.id, one])).values()) {
      if (known.has(event.id)) {
        told.accepted.push(event.id);
        continue;
      }
      const at = happenedAt(event, new Date(account!.since), now);
      const about = { user, person: who.person, publicId: event.id, kind: event.kind };
      const times = { occurredAt: at.toISOString(), receivedAt: now.toISOString() };
      if (!isOfLesson(event)) {
        const kept = event.kind === 'homework' ? tried(event) : await climbed(event);
        if (kept) rows.push({ ...about, ...kept, ...times });
        if (kept) told.accepted.push(event.id);
        else told.rejected.push({ id: event.id, code: 'NOT_FOUND' });
        continue;
      }
      const found = findIn(courses, event);
      const code = !found
        ? 'NOT_FOUND'
        : !found.lesson.isFree && !mayStudy(found.course, at) && !mayStudy(found.course, now)
          ? 'FORBIDDEN'
          : null;
      const kept = found && code === null ? await keptOf(event, found.lesson, judge) : null;
      if (!found || code !== null || !kept) {
        told.rejected.push({ id: event.id, code: code ?? 'NOT_FOUND' });
        continue;
      }
      const { course, lesson, kind } = event;
      rows.push({ ...about, course, lesson, ...kept, ...times });
      told.accepted.push(event.id);
      if (kind === 'opened') await noteOpening(inside.db, who, found, at);
    }
    if (rows.length > 0) {
      const climbedLevels = rows.flatMap(({ kind, problem }) => (kind === 'level' && problem ? [problem] : []));
      await spendEnergy(inside.db, who, [...new Set(climbedLevels)], now);
      await inside.db.insert(learning_events).values(rows).onConflictDoNothing();
      const problems = rows.flatMap(({ problem }) => problem ?? []);
      await project(inside.db, who, [...new Set(rows.map(({ lesson }) => lesson))], [...new Set(problems)]);
      if (await isNotebookOn(inside.db, who)) await noteMistakes(inside.db, who, { problems });
    }
    return told;
  });
}

async function knownIds(db: Database, user: number, events: readonly LearningEvent[]): Promise<Set<string>> {
  const ids = events.map(({ id }) => id);
  const { publicId } = learning_events;
  const found = await db
    .select({ publicId })
    .from(learning_events)
    .where(and(eq(learning_events.user, user), inArray(publicId, ids)));
  return new Set(found.map((row) => row.publicId));
}

type Found = { course: ComposedCourse; lesson: ComposedLesson };
function findIn(courses: readonly ComposedCourse[], event: LessonEvent): Found | null {
  const course = courses.find(({ code }) => code === event.course);
  const lesson = course?.lessons.find(({ id }) => id === event.lesson);
  return course && lesson ? { course, lesson } : null;
}

type Judge = Awaited<ReturnType<typeof judgeOf>>;
/** What is kept of an event beside when and where; null: the lesson has no such step or problem. */
async function keptOf(event: LessonEvent, lesson: ComposedLesson, { hasStep, judge }: Judge) {
  if (event.kind === 'opened' || event.kind === 'finished') return { data: null };
  if (!(await hasStep(lesson, event.step))) return null;
  if (event.kind === 'reached') return { step: event.step, data: { position: event.position } };
  if (event.kind === 'stepDone') return { step: event.step, data: { seconds: event.seconds } };
  const judged = await judge(lesson, event);
  const { step, problem, moves, hints, milliseconds } = event;
  return judged && { step, problem, data: { moves, hints, milliseconds, ...judged } };
}

/** What was opened is not refunded: noted for the refund rule, once for each lesson. The free lesson and trials cost nothing. */
async function noteOpening(db: Database, { user }: Learning, { course, lesson }: Found, at: Date): Promise<void> {
  if (lesson.isFree || course.isTrial) return;
  await db
    .insert(lesson_openings)
    .values({
      ...{ user, plan: course.code, lesson: course.lessons.indexOf(lesson) + 1 },
      openedAt: at.toISOString(),
    })
    .onConflictDoNothing();
}
