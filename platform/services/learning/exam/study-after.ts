import type { ExamResult } from '@/lib/contract/exam';
import type { Locale } from '@/lib/domain/locale';
import type { Database } from '../../database';
import { readComposed } from '../course/composed';
import { rightsOf } from '../course/rights';
import type { KeptQuestion, SittingRow } from './sitting-rows';

const lessonsForPart = 3;

/** For each part with something missed, lessons on the ideas that were missed: those of own courses first, then the nearest in grade. */
export async function studyAfter(
  db: Database,
  { user, person, grade }: Pick<SittingRow, 'user' | 'person' | 'grade'>,
  locale: Locale,
  missed: readonly KeptQuestion[],
  now: Date,
): Promise<ExamResult['study']> {
  if (missed.length === 0) return [];
  const mayStudy = await rightsOf(db, { user, person, learner: null });
  const courses = (await readComposed(db, locale)).filter(({ isForTeachers }) => !isForTeachers);
  const all = courses.flatMap((course) =>
    course.lessons.map((lesson) => ({ course, lesson, isOpen: lesson.isFree || mayStudy(course, now) })),
  );
  const away = (one: (typeof all)[number]) => Math.abs(one.lesson.grade - grade);
  const order = all.sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || away(a) - away(b));
  return [...new Set(missed.map(({ part }) => part))].map((part) => {
    const families = new Set(missed.filter((one) => one.part === part).map(({ family }) => family));
    const known = new Set<string>();
    const lessons = order.filter(({ lesson }) => {
      if (known.has(lesson.topic) || !lesson.families.some((family) => families.has(family))) return false;
      known.add(lesson.topic);
      return true;
    });
    return {
      part,
      lessons: lessons.slice(0, lessonsForPart).map(({ course, lesson, isOpen }) => ({
        ...{ course: course.code, courseTitle: course.title, lesson: lesson.id, title: lesson.title, isOpen },
      })),
    };
  });
}
