import type { CourseOfLessons, StudyCourse } from '@/lib/contract/learning';
import { requireUser, type Asked } from '../../context';
import type { Database } from '../../database';
import type { Learning } from '../people/person';
import { readComposed, type ComposedCourse } from './composed';
import type { MayStudy } from './rights';
import { courseOfLessons, progressRows, studyCourse } from './states';
import { findCourse, visitorOf, type InLanguage } from './visitor';

/**
 * Courses begun first, the latest before the others; then own ones, trials, and those with nothing but a free lesson. How to teach is offered to
 * teachers alone, and shown to who has it.
 */
export async function listToday({ ctx, input }: Asked<InLanguage>): Promise<StudyCourse[]> {
  const { role } = requireUser(ctx);
  const { db, who, mayStudy } = await visitorOf(ctx, input);
  const isOffered = (course: ComposedCourse) =>
    !course.isForTeachers || (role === 'teacher' && input.learner === undefined) || mayStudy(course, ctx.now());
  const composed = await readComposed(db, input.locale);
  return todayOf({ db, who: who!, mayStudy }, composed.filter(isOffered), ctx.now());
}

/** These courses as a person finds them. */
export async function todayOf(
  { db, who, mayStudy }: { db: Database; who: Learning; mayStudy: MayStudy },
  composed: readonly ComposedCourse[],
  now: Date,
): Promise<StudyCourse[]> {
  const progress = await progressRows(db, who);
  const courses = composed.map((course) => studyCourse(course, mayStudy(course, now), progress));
  const place = ({ isOpen, isTrial, lastAt }: StudyCourse) => (lastAt ? 0 : isOpen && !isTrial ? 1 : isTrial ? 2 : 3);
  return courses.sort((a, b) => place(a) - place(b) || (b.lastAt ?? '').localeCompare(a.lastAt ?? ''));
}

export async function getCourse({ ctx, input }: Asked<InLanguage & { id: string }>): Promise<CourseOfLessons> {
  const { db, who, mayStudy, holdersOf } = await visitorOf(ctx, input);
  const course = await findCourse(db, input.locale, input.id);
  const progress = who
    ? await progressRows(
        db,
        who,
        course.lessons.map(({ id }) => id),
      )
    : new Map();
  const now = ctx.now();
  const isOpen = mayStudy(course, now);
  return { ...courseOfLessons(course, isOpen, progress), heldBy: isOpen ? [] : holdersOf(course, now) };
}
