import type { CourseOfLessons, StudyCourse } from '@/lib/contract/learning';
import { requireUser, type Asked } from '../../context';
import { readComposed } from './composed';
import { courseOfLessons, progressRows, studyCourse } from './states';
import { findCourse, visitorOf, type InLanguage } from './visitor';

/** Courses begun first, the latest before the others; then own ones, trials, and those with nothing but a free lesson. */
export async function listToday({ ctx, input }: Asked<InLanguage>): Promise<StudyCourse[]> {
  requireUser(ctx);
  const { db, who, mayStudy } = await visitorOf(ctx, input);
  const progress = await progressRows(db, who!);
  const courses = (await readComposed(db, input.locale)).map((course) =>
    studyCourse(course, mayStudy(course, ctx.now()), progress),
  );
  const place = ({ isOpen, isTrial, lastAt }: StudyCourse) => (lastAt ? 0 : isOpen && !isTrial ? 1 : isTrial ? 2 : 3);
  return courses.sort((a, b) => place(a) - place(b) || (b.lastAt ?? '').localeCompare(a.lastAt ?? ''));
}

export async function getCourse({ ctx, input }: Asked<InLanguage & { id: string }>): Promise<CourseOfLessons> {
  const { db, who, mayStudy } = await visitorOf(ctx, input);
  const course = await findCourse(db, input.locale, input.id);
  const progress = who
    ? await progressRows(
        db,
        who,
        course.lessons.map(({ id }) => id),
      )
    : new Map();
  return courseOfLessons(course, mayStudy(course, ctx.now()), progress);
}
