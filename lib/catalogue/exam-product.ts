import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';

/** Open to every member, as a sample. */
export const freeExamGrade = weakestGrade;

/** The product that sells an exam. */
export const productOfExam = (grade: number): string => `verification-g${grade}`;
/** Tells of what every member has: it costs nothing, and nobody orders it. */
export const freeExamProduct = productOfExam(freeExamGrade);

/** How an entitlement names an exam: 'G15'. */
export const examRef = (grade: number): string => `G${grade}`;
/** Null: no exam is called so. */
export function gradeOfExam(ref: string): number | null {
  const grade = Number(/^G(\d{1,2})$/.exec(ref)?.[1]);
  return grade >= strongestGrade && grade <= weakestGrade ? grade : null;
}
