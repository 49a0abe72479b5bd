/** What a learner says is wrong with a problem, and what came of it (docs/product.md, "Learning"). */
export const reportReasons = ['alsoRight', 'wrongAnswer', 'unclear', 'wrongGrade'] as const;
export type ReportReason = (typeof reportReasons)[number];
/** A question of a lesson is put right in the editor, `corrected`; of a problem of the bank only the grade is. */
export const reportOutcomes = ['corrected', 'gradeCorrected', 'withdrawn', 'stays'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
/** For so many days a learner is told what came of it. */
export const outcomeDays = 30;

/** A question of a lesson is named 'topic/step'; all others are problems of the bank. */
export const isLessonQuestion = (problem: string): boolean => problem.includes('/');

/** A question of a lesson has no grade. */
export const canBeReportedFor = (problem: string, reason: ReportReason): boolean =>
  reason !== 'wrongGrade' || !isLessonQuestion(problem);
