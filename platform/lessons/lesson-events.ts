import type { LearningEvent, LessonEvent } from '@/lib/events/contract';
import { isOfLesson } from '@/lib/events/event-kinds';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { lesson_openings } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { readComposed, type ComposedCourse, type ComposedLesson } from '@/platform/courses/composed';
import { rightsOf } from '@/platform/courses/rights';
import {
  notFound,
  type Batch,
  type EventOf,
  type Handlers,
  type StoredPart,
  type Verdict,
} from '@/platform/events/handler';
import { judgeOf } from './learner/judge';

type Found = { course: ComposedCourse; lesson: ComposedLesson };
type StepEvent = Extract<LessonEvent, { step: string }>;
/** What a kind of event stores beside the course and the lesson; null: the lesson has no such step or problem. */
type Part = Omit<StoredPart, 'course' | 'lesson'>;
type PartOf<E extends LessonEvent> = (event: E, found: Found, at: Date) => Promise<Part | null>;
type Judge<E extends LessonEvent> = (event: E, at: Date) => Promise<Verdict>;

/** Handlers of events in lessons of courses that the person may study now, or could study when the event happened. */
async function lessonHandlers(
  batch: Batch,
  courses: readonly ComposedCourse[],
): Promise<Handlers<LessonEvent['kind']>> {
  const { db, who, events, now } = batch;
  const { hasStep, judge } = await judgeOf(db, events);
  const { mayStudy } = await rightsOf(db, who);

  const inLesson =
    <E extends LessonEvent>(partOf: PartOf<E>): Judge<E> =>
    async (event, at) => {
      const found = findLesson(courses, event);
      if (!found) return notFound;
      const { course, lesson } = found;
      if (!lesson.isFree && !mayStudy(course, at) && !mayStudy(course, now)) return { rejected: 'FORBIDDEN' };
      const part = await partOf(event, found, at);
      return part ? { stored: { course: event.course, lesson: event.lesson, ...part } } : notFound;
    };
  const inStep = <E extends StepEvent>(partOf: PartOf<E>): Judge<E> =>
    inLesson(async (event, found, at) => ((await hasStep(found.lesson, event.step)) ? partOf(event, found, at) : null));

  return {
    opened: inLesson<EventOf<'opened'>>(async (_, found, at) => {
      await recordOpening(batch, found, at);
      return { data: null };
    }),
    finished: inLesson<EventOf<'finished'>>(async () => ({ data: null })),
    reached: inStep<EventOf<'reached'>>(async ({ step, position }) => ({ step, data: { position } })),
    stepDone: inStep<EventOf<'stepDone'>>(async ({ step, seconds }) => ({ step, data: { seconds } })),
    attempt: inStep<EventOf<'attempt'>>(async (event, { lesson }) => {
      const judged = await judge(lesson, event);
      const { step, problem, moves, hints, milliseconds } = event;
      return judged && { step, problem, data: { moves, hints, milliseconds, ...judged } };
    }),
  };
}

/** Composes the courses that the events name before the transaction, so that it need not wait for that. */
export async function handlersInLessons(db: Database, events: readonly LearningEvent[]) {
  const courses = await readCourses(db, events);
  return (batch: Batch) => lessonHandlers(batch, courses);
}

/** The composed courses that these events name. */
async function readCourses(db: Database, events: readonly LearningEvent[]): Promise<ComposedCourse[]> {
  const named = new Set(events.filter(isOfLesson).map(({ course }) => course));
  return named.size > 0 ? readComposed(db, defaultLocale, [...named]) : [];
}

function findLesson(courses: readonly ComposedCourse[], event: LessonEvent): Found | null {
  const course = courses.find(({ code }) => code === event.course);
  const lesson = course?.lessons.find(({ id }) => id === event.lesson);
  return course && lesson ? { course, lesson } : null;
}

/** A lesson that was opened is not refunded, so its opening is recorded for the refund rule, once. The free lesson and trials cost nothing. */
async function recordOpening({ db, who }: Batch, { course, lesson }: Found, at: Date): Promise<void> {
  if (lesson.isFree || course.isTrial) return;
  await db
    .insert(lesson_openings)
    .values({
      user: who.user,
      plan: course.code,
      lesson: course.lessons.indexOf(lesson) + 1,
      openedAt: at.toISOString(),
    })
    .onConflictDoNothing();
}
