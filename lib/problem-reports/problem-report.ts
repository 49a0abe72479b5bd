/** What a learner reports about a problem, and the outcome (docs/product.md, "Learning"). */
export const reportReasons = ['alsoRight', 'wrongAnswer', 'unclear', 'wrongGrade'] as const;
export type ReportReason = (typeof reportReasons)[number];
/** A question of a lesson is fixed in the editor (`corrected`); of a bank problem only the grade can be corrected. */
export const reportOutcomes = ['corrected', 'gradeCorrected', 'withdrawn', 'stays'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
/** For how many days a learner sees the outcome of a report. */
export const outcomeDays = 30;

/** A question of a lesson is named 'topic/step'; all others are problems of the bank. */
export const isLessonQuestion = (problem: string): boolean => problem.includes('/');

/** A question of a lesson has no grade. */
export const canBeReportedFor = (problem: string, reason: ReportReason): boolean =>
  reason !== 'wrongGrade' || !isLessonQuestion(problem);
