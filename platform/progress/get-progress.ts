import { and, gte, inArray } from '@payloadcms/db-postgres/drizzle';
import type { LearningProgress } from '@/lib/progress/contract';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { isMastered, type Trial } from '@/lib/progress/mastery';
import { practiceOf } from '@/lib/courses/practice';
import { learning_events, problem_progress } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { iso, sql, type Database } from '@/platform/kernel/database/database';
import { readComposed, type ComposedCourse, type ComposedLesson } from '@/platform/courses/composed';
import type { MayStudy } from '@/platform/courses/may-study';
import { progressRows, stateOf, type ProgressOf } from '@/platform/courses/states';
import { visitorOf, type InLanguage } from '@/platform/courses/visitor';
import { type Learning, ofPerson } from '@/platform/family/person';
import { secondsOfEvent, timedKinds } from './time';

/** The road of the grades, the topics, and the last seven days on the school's calendar. */
export async function getProgress({ ctx, input }: Asked<InLanguage>): Promise<LearningProgress> {
  requireUser(ctx);
  const { db, who, mayStudy } = await visitorOf(ctx, input);
  return progressOf({ db, who: who!, mayStudy }, await readComposed(db, input.locale), ctx.now());
}

/** The same for a person, with these courses, at an instant: the screen and the weekly email have the same source. */
export async function progressOf(
  { db, who, mayStudy }: { db: Database; who: Learning; mayStudy: MayStudy },
  courses: readonly ComposedCourse[],
  now: Date,
): Promise<LearningProgress> {
  const progress = await progressRows(db, who);
  // A lesson in several courses counts once; a set of exercises counts at the grade of the easiest course, which is read first.
  const open = new Map<string, ComposedLesson>();
  for (const course of courses) {
    const isOpen = mayStudy(course, now);
    for (const lesson of course.lessons)
      if ((isOpen || lesson.isFree) && !open.has(lesson.id)) open.set(lesson.id, lesson);
  }
  return {
    road: await roadOf(db, who, [...open.values()], progress),
    topics: topicsOf([...open.values()], progress),
    week: await weekOf(db, who, progress, now),
  };
}

async function roadOf(db: Database, who: Learning, lessons: ComposedLesson[], progress: ProgressOf) {
  const { grade, isFirstTry } = problem_progress;
  const tried = await db
    .select({
      grade,
      tried: sql<number>`count(*)`.mapWith(Number),
      solved: sql<number>`count(*) FILTER (WHERE ${isFirstTry})`.mapWith(Number),
    })
    .from(problem_progress)
    .where(ofPerson(problem_progress, who))
    .groupBy(grade);
  const grades = Array.from({ length: weakestGrade - strongestGrade + 1 }, (_, index) => weakestGrade - index);
  return grades.map((each) => {
    const here = lessons.filter((lesson) => lesson.grade === each);
    const problems = tried.find((row) => row.grade === each);
    return {
      grade: each,
      lessons: here.length,
      finished: here.filter(({ id }) => progress.get(id)?.finishedAt).length,
      minutes: here.reduce((sum, { minutes }) => sum + minutes, 0),
      solved: problems?.solved ?? 0,
      tried: problems?.tried ?? 0,
    };
  });
}

function topicsOf(lessons: readonly ComposedLesson[], progress: ProgressOf): LearningProgress['topics'] {
  const byGrade = lessons.filter(({ id, topic }) => id === topic).sort((a, b) => b.grade - a.grade);
  return byGrade.map(({ id, title, grade }) => {
    const rows = [progress.get(id), progress.get(practiceOf(id))].flatMap((row) => row ?? []);
    return {
      id,
      title,
      grade,
      state: stateOf(progress.get(id)),
      tried: rows.reduce((sum, row) => sum + row.tried, 0),
      solved: rows.reduce((sum, row) => sum + row.solved, 0),
      isMastered: isMastered(...rows.map((row) => ({ ...row, recent: row.recent as Trial[] }))),
    };
  });
}

const dayMs = 86_400_000;

async function weekOf(db: Database, who: Learning, progress: ProgressOf, now: Date) {
  const today = dayNumber(now);
  const days = Array.from({ length: 7 }, (_, index) => today - 6 + index);
  const { occurredAt, kind } = learning_events;
  const since = new Date(now.getTime() - 8 * dayMs).toISOString();
  const done = await db
    .select({ occurredAt, seconds: secondsOfEvent })
    .from(learning_events)
    .where(and(ofPerson(learning_events, who), inArray(kind, [...timedKinds]), gte(occurredAt, since)));
  const finished = [...progress.values()].flatMap(({ finishedAt }) => finishedAt ?? []);
  const isOn = (day: number) => (at: string) => dayNumber(new Date(iso(at))) === day;
  return days.map((day) => ({
    day: dayText(day),
    // At most the seconds of a day.
    seconds: Math.min(
      86_400,
      done.filter((row) => isOn(day)(row.occurredAt)).reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    ),
    finished: finished.filter(isOn(day)).length,
  }));
}
