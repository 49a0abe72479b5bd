import type { CourseOfLessons, StudyCourse } from '@/lib/courses/study-contract';
import { requireUser, type Asked } from '@/platform/kernel/context';
import type { Database } from '@/platform/kernel/database/database';
import type { Learning } from '@/platform/family/person';
import { readComposed, type ComposedCourse } from './composed';
import { isHeld, type MayStudy } from './may-study';
import { courseOfLessons, progressRows, studyCourse } from './states';
import { findCourse, visitorOf, type InLanguage } from './visitor';

/**
 * Courses begun first, the latest before the others; then own ones, trials, and those with nothing but a free lesson. How to teach is offered to
 * teachers alone, and shown to who has it; what this language does not sell is shown to who has or has begun it.
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
  const courses = composed.flatMap((course) => {
    const study = studyCourse(course, mayStudy(course, now), progress);
    const isShown = course.isOffered || study.lastAt !== null || isHeld(mayStudy, course, now);
    return isShown ? [{ study, isForChildren: course.isForChildren }] : [];
  });
  // What is for children alone comes first to the account's learners, and last to its holder.
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
