import type { GradingResult } from '@/lib/grading/contract';
import type { Locale } from '@/lib/kernel/locale';
import { nextGrade } from '@/lib/grading/grading';
import type { Database } from '@/platform/kernel/database/database';
import { readComposed } from '@/platform/courses/composed';
import { isHeld } from '@/platform/courses/may-study';
import { rightsOf } from '@/platform/courses/rights';
import type { Learning } from '@/platform/family/person';

const shown = 3;

/**
 * Courses that lead on from a level: those that may be studied first, then those about fewer grades. Courses that are neither open to the person nor
 * sold are left out.
 */
export async function fittingCourses(
  db: Database,
  who: Learning,
  locale: Locale,
  level: number,
  now: Date,
): Promise<GradingResult['courses']> {
  const wanted = nextGrade(level);
  const { mayStudy } = await rightsOf(db, who);
  const fitting = (await readComposed(db, locale)).flatMap((course) => {
    const { code: id, title, isForTeachers, productId, gradeFrom, gradeTo } = course;
    const isOpen = mayStudy(course, now);
    if (isForTeachers || gradeFrom === null || gradeTo === null) return [];
    if (wanted > gradeFrom || wanted < gradeTo || (!isOpen && productId === null)) return [];
    if (!course.isOffered && !isHeld(mayStudy, course, now)) return [];
    return [{ width: gradeFrom - gradeTo, course: { id, title, isOpen, productId } }];
  });
  return fitting
    .sort((a, b) => Number(b.course.isOpen) - Number(a.course.isOpen) || a.width - b.width)
    .slice(0, shown)
    .map(({ course }) => course);
}
