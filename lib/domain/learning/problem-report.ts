/** What a learner says is wrong with a problem, and what came of it (docs/product.md, "Learning"). */
export const reportReasons = ['alsoRight', 'wrongAnswer', 'unclear'] as const;
export const reportOutcomes = ['corrected', 'withdrawn', 'stays'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
/** For so many days a learner is told what came of it. */
export const outcomeDays = 30;
