import type { StudyCourse } from '@/lib/courses/study-contract';
import type { Week } from '@/lib/progress/week';
import type { Database } from '@/platform/kernel/database/database';
import type { ComposedCourse } from '@/platform/courses/composed';
import { todayOf } from '@/platform/courses/list-courses';
import { rightsOf } from '@/platform/courses/rights';
import type { Learning } from '@/platform/family/person';
import { progressOf } from '../get-progress';
import { masteredIn } from '../mastered-in';
import { keyOf, peopleOf } from '../people';
import { problemsIn } from '../problems-in';

export type LearnedInWeek = {
  /** All figures are 0; seconds below a minute are not. */
  isQuiet: boolean;
  minutes: number;
  /** Lessons finished. */
  finished: number;
  /** Problems met for the first time, and those of them solved at the first try without a hint. */
  tried: number;
  solved: number;
  /** Titles of topics mastered in this week. */
  mastered: string[];
  /** The lesson that comes next. */
  next: { course: string; lesson: string } | null;
};

/** What a person learned in a week and what comes next, by the projection that the progress screen shows. */
export async function learnedIn(
  db: Database,
  who: Learning,
  courses: readonly ComposedCourse[],
  week: Week,
  now: Date,
): Promise<LearnedInWeek> {
  const person = { db, who, mayStudy: (await rightsOf(db, who)).mayStudy };
  const progress = await progressOf(person, courses, week.to);
  const people = peopleOf([who]);
  const isMasteredNow = (await masteredIn(db, people, week)).get(keyOf(who));
  const met = await problemsIn(db, people, week);
  const seconds = progress.week.reduce((sum, day) => sum + day.seconds, 0);
  const finished = progress.week.reduce((sum, day) => sum + day.finished, 0);
  const tried = met.reduce((sum, { tried }) => sum + tried, 0);
  const mastered = progress.topics.flatMap(({ id, title }) => (isMasteredNow?.has(id) ? [title] : []));
  return {
    isQuiet: seconds === 0 && finished === 0 && tried === 0 && mastered.length === 0,
    minutes: Math.round(seconds / 60),
    finished,
    tried,
    mastered,
    solved: met.reduce((sum, { solved }) => sum + solved, 0),
    next: nextOf(await todayOf(person, courses, now)),
  };
}

/** The lesson that the first page of the learning app leads to. */
function nextOf(courses: readonly StudyCourse[]): LearnedInWeek['next'] {
  const course = courses.find(({ next, isOpen }) => next && (isOpen || next.isFree));
  return course?.next ? { course: course.title, lesson: course.next.title } : null;
}
