import { and, inArray } from '@payloadcms/db-postgres/drizzle';
import type { CourseOfLessons, LessonEntry, StudyCourse } from '@/lib/courses/study-contract';
import { goOnWith } from '@/lib/courses/go-on';
import { lesson_progress } from '@/platform/payload-generated-schema';
import { isoOrNull, type Database } from '@/platform/kernel/database/database';
import { type Learning, ofPerson } from '@/platform/family/person';
import type { ComposedCourse, ComposedLesson } from './composed';

export type ProgressRow = typeof lesson_progress.$inferSelect;
export type ProgressOf = ReadonlyMap<string, ProgressRow>;

/** A person's progress by lesson; `lessons`: only these. */
export async function progressRows(db: Database, who: Learning, lessons?: readonly string[]): Promise<ProgressOf> {
  const isTheirs = ofPerson(lesson_progress, who);
  const found = await db
    .select()
    .from(lesson_progress)
    .where(lessons ? and(isTheirs, inArray(lesson_progress.lesson, [...lessons])) : isTheirs);
  return new Map(found.map((row) => [row.lesson, row]));
}

export const stateOf = (row: ProgressRow | undefined): LessonEntry['state'] =>
  !row ? 'new' : row.finishedAt ? 'finished' : 'begun';

export const lessonEntry = (
  { id, title, minutes, grade, isFree }: ComposedLesson,
  progress: ProgressOf,
): LessonEntry => ({ id, title, minutes, grade, isFree, state: stateOf(progress.get(id)) });

/** A course with a person's progress; `isOpen`: the person may study all of it. */
export function studyCourse(course: ComposedCourse, isOpen: boolean, progress: ProgressOf): StudyCourse {
  const { code, title, isTrial, productId, gradeFrom, gradeTo } = course;
  const lessons = course.lessons.map((lesson) => lessonEntry(lesson, progress));
  const worked = lessons.map((entry) => {
    const row = progress.get(entry.id);
    const lastAt = (row?.courses as Record<string, string> | undefined)?.[code] ?? null;
    return { entry, state: entry.state, lastAt, finishedAt: isoOrNull(row?.finishedAt ?? null) };
  });
  const times = worked.flatMap(({ lastAt }) => lastAt ?? []);
  return {
    id: code,
    title,
    isTrial,
    isOpen,
    productId,
    gradeFrom,
    gradeTo,
    lessons: lessons.length,
    finished: lessons.filter(({ state }) => state === 'finished').length,
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    next: goOnWith(worked)?.entry ?? null,
    lastAt: times.sort().at(-1) ?? null,
  };
}

export const courseOfLessons = (
  course: ComposedCourse,
  isOpen: boolean,
  progress: ProgressOf,
): Omit<CourseOfLessons, 'heldBy'> => ({
  ...studyCourse(course, isOpen, progress),
  chapters: course.chapters.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => lessonEntry(lesson, progress)),
  })),
});
