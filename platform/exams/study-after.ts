import type { ExamResult } from '@/lib/exams/contract';
import { lessonsToStudy } from '@/lib/exams/exam-study';
import type { Locale } from '@/lib/kernel/locale';
import type { Database } from '@/platform/kernel/database/database';
import { readComposed } from '@/platform/courses/composed';
import { isHeld } from '@/platform/courses/may-study';
import { rightsOf } from '@/platform/courses/rights';
import type { StoredQuestion, SittingRow } from './sitting-rows';

/** For each part with wrong answers, lessons on the families of those problems. */
export async function studyAfter(
  db: Database,
  { user, person, grade }: Pick<SittingRow, 'user' | 'person' | 'grade'>,
  locale: Locale,
  missed: readonly StoredQuestion[],
  now: Date,
): Promise<ExamResult['study']> {
  if (missed.length === 0) return [];
  const { mayStudy } = await rightsOf(db, { user, person, learner: null });
  const courses = (await readComposed(db, locale)).filter(
    (course) => !course.isForTeachers && (course.isOffered || isHeld(mayStudy, course, now)),
  );
  const all = courses.flatMap(({ lessons, ...course }) =>
    lessons.map((lesson) => ({ ...lesson, course, isOpen: lesson.isFree || mayStudy(course, now) })),
  );
  return [...new Set(missed.map(({ part }) => part))].map((part) => {
    const families = new Set(missed.filter((one) => one.part === part).map(({ family }) => family));
    return {
      part,
      lessons: lessonsToStudy(all, families, grade).map(({ id, title, course, isOpen }) => ({
        course: course.code,
        courseTitle: course.title,
        lesson: id,
        title,
        isOpen,
      })),
    };
  });
}
