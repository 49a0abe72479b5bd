import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';

/** The exam of this grade is free for every member, as a sample. */
export const freeExamGrade = weakestGrade;

/** The product that sells an exam. */
export const productOfExam = (grade: number): string => `verification-g${grade}`;
/** The product page of that exam: it costs nothing and is never ordered. */
export const freeExamProduct = productOfExam(freeExamGrade);

/** How an entitlement names an exam: 'G15'. */
export const examRef = (grade: number): string => `G${grade}`;
/** The grade of an exam by such a name; null: there is no such exam. */
export function gradeOfExam(ref: string): number | null {
  const grade = Number(/^G(\d{1,2})$/.exec(ref)?.[1]);
  return grade >= strongestGrade && grade <= weakestGrade ? grade : null;
}
