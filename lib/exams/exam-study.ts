import type { BankFamily } from '@/lib/bank/families';

/** Lessons suggested for each part of an exam with wrong answers (docs/product.md, "Mock exams"). */
const lessonsForPart = 3;

/** How far the grade of a suggested lesson may be from the exam's: lessons for strong players do not help a beginner, nor the reverse. */
const gradesAhead = 2;
const gradesBehind = 8;

export type StudyLesson = {
  topic: string;
  families: readonly BankFamily[];
  grade: number;
  /** Whether this person may study it now. */
  isOpen: boolean;
};

/** Lessons on the families missed in an exam: those that may be studied now first, then the nearest in grade; each topic once. */
export function lessonsToStudy<Lesson extends StudyLesson>(
  lessons: readonly Lesson[],
  missed: ReadonlySet<BankFamily>,
  grade: number,
): Lesson[] {
  const away = (lesson: Lesson) => Math.abs(lesson.grade - grade);
  const fitting = lessons
    .filter((lesson) => lesson.grade >= grade - gradesAhead && lesson.grade <= grade + gradesBehind)
    .filter((lesson) => lesson.families.some((family) => missed.has(family)))
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || away(a) - away(b));
  const byTopic = new Map<string, Lesson>();
  for (const lesson of fitting) if (!byTopic.has(lesson.topic)) byTopic.set(lesson.topic, lesson);
  return [...byTopic.values()].slice(0, lessonsForPart);
}
