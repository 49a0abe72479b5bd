import { activatableGrades, isGrade, strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import type { Grant } from '@/lib/catalogue/grant';
import { gradeOfExam } from '@/lib/catalogue/exam-product';

/** Which courses a teacher may activate for students, and why not the others (docs/product.md, "Activation and course codes"). */

/** The most students of one order, each of whom is a line of it, and the most codes of one order, which are one line. */
export const maxStudentsAtOnce = 100;
export const maxCodesAtOnce = 200;

export type CourseGrades = { gradeFrom: number | null; gradeTo: number | null };

/**
 * NO_GRADE: the teacher's own grade is not known, or weaker than any that activates · BEYOND_GRADE: the course is not wholly within what the own grade
 * allows · NO_PRICE: the school has set none in this currency.
 */
export const activationRejections = ['NO_GRADE', 'BEYOND_GRADE', 'NO_PRICE'] as const;
export type ActivationRejection = (typeof activationRejections)[number];

/** The own IGQE grade that staff store with a teacher's account, written 'G8'; null: none, or not a grade. */
export function ownGrade(rank: string | null): number | null {
  const found = /^G(\d{1,2})$/i.exec(rank?.trim() ?? '');
  const grade = found ? Number(found[1]) : 0;
  return isGrade(grade) ? grade : null;
}

/** A product can be activated if it grants one or more courses for good, perhaps mock exams for good with them, and nothing else. */
export function isActivatable(grants: readonly Grant[]): boolean {
  const isForGood = ({ kind, months }: Grant) => (kind === 'course' || kind === 'exam') && !months;
  return grants.some(({ kind }) => kind === 'course') && grants.every(isForGood);
}

/** All grades that an activation gives: those of the course, and of the exams that come with it. Null if one of them is not known. */
export function gradesGiven({ gradeFrom, gradeTo }: CourseGrades, grants: readonly Grant[]): CourseGrades {
  const exams = grants.flatMap(({ kind, ref }) => (kind === 'exam' ? [gradeOfExam(ref ?? '')] : []));
  const all = [gradeFrom, gradeTo, ...exams].filter((grade) => grade !== null);
  if (all.length < exams.length + 2) return { gradeFrom: null, gradeTo: null };
  return { gradeFrom: Math.max(...all), gradeTo: Math.min(...all) };
}

/** Whether all grades of a course are among those that a teacher of this grade may activate. A course without grades cannot be activated. */
export function mayActivateCourse(teacherGrade: number | null, { gradeFrom, gradeTo }: CourseGrades): boolean {
  const range = activatableGrades(teacherGrade);
  return range !== null && gradeFrom !== null && gradeTo !== null && gradeFrom <= range.from && gradeTo >= range.to;
}

/** The weakest own grade that is enough for a course; null: no grade is. */
export function gradeNeededFor(course: CourseGrades): number | null {
  for (let grade = weakestGrade; grade >= strongestGrade; grade -= 1)
    if (mayActivateCourse(grade, course)) return grade;
  return null;
}

/** Whether a better own grade would allow more than this one does. */
export function wouldAllowMore(teacherGrade: number | null): boolean {
  return activatableGrades(teacherGrade)?.to !== activatableGrades(strongestGrade)?.to;
}

/** @param price of one activation in minor units; null: none is set. A price of 0 is rejected, too. */
export function activationRejection(
  teacherGrade: number | null,
  course: CourseGrades,
  price: number | null,
): ActivationRejection | null {
  if (activatableGrades(teacherGrade) === null) return 'NO_GRADE';
  if (!mayActivateCourse(teacherGrade, course)) return 'BEYOND_GRADE';
  return price === null || price <= 0 ? 'NO_PRICE' : null;
}

/** The sum of the lines of an order, in minor units. */
export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
