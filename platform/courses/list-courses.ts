import type { CourseOfLessons, StudyCourse } from '@/lib/courses/study-contract';
import { requireUser, type Asked } from '@/platform/kernel/context';
import type { Database } from '@/platform/kernel/database/database';
import type { Learning } from '@/platform/family/person';
import { readComposed, type ComposedCourse } from './composed';
import { isHeld, type MayStudy } from './may-study';
import { courseOfLessons, progressRows, studyCourse } from './states';
import { findCourse, visitorOf, type InLanguage } from './visitor';

/**
 * Courses in the order: begun ones, the latest first; own ones; trials; those with only a free lesson open. Courses about teaching are listed for
 * teachers and for people who have them; courses not sold in this language, for people who have or have begun them.
 */
export async function listToday({ ctx, input }: Asked<InLanguage>): Promise<StudyCourse[]> {
  const { role } = requireUser(ctx);
  const { db, who, mayStudy } = await visitorOf(ctx, input);
  const isOffered = (course: ComposedCourse) =>
    !course.isForTeachers || (role === 'teacher' && input.learner === undefined) || mayStudy(course, ctx.now());
  const composed = await readComposed(db, input.locale);
  return todayOf({ db, who: who!, mayStudy }, composed.filter(isOffered), ctx.now());
}

/** These courses with the person's access and progress. */
export async function todayOf(
  { db, who, mayStudy }: { db: Database; who: Learning; mayStudy: MayStudy },
  composed: readonly ComposedCourse[],
  now: Date,
): Promise<StudyCourse[]> {
  const progress = await progressRows(db, who);
  const courses = composed.flatMap((course) => {
    const study = studyCourse(course, mayStudy(course, now), progress);
    const isShown = course.isOffered || study.lastAt !== null || isHeld(mayStudy, course, now);
    return isShown ? [{ study, isForChildren: course.isForChildren }] : [];
  });
  // Among the trials, those for children alone come first for learners of the account and last for its holder.
  const trialPlace = (isForChildren: boolean) => (isForChildren === (who.learner !== null) ? 2 : 3);
  const place = ({ study: { isOpen, isTrial, lastAt }, isForChildren }: (typeof courses)[number]) =>
    lastAt ? 0 : isOpen && !isTrial ? 1 : isTrial ? trialPlace(isForChildren) : 4;
  return courses
    .sort((a, b) => place(a) - place(b) || (b.study.lastAt ?? '').localeCompare(a.study.lastAt ?? ''))
    .map(({ study }) => study);
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
