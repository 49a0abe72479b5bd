import * as z from 'zod';
import { bankFamilies } from '@/lib/bank/families';
import { canBeReportedFor, reportOutcomes, reportReasons } from './problem-report';
import { defaultLocale } from '@/lib/kernel/locale';
import { forLearner } from '@/lib/family/contract';
import { attempt } from '@/lib/events/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, integer, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';

/** Learners' reports about problems and their outcomes, under the course API. */

const reportSchema = z
  .strictObject({
    ...forLearner,
    /** Of the bank, or 'topic/step' for a question of a lesson. */
    problem: attempt.problem,
    reason: z.enum(reportReasons),
    text: z.string().trim().max(500).optional(),
  })
  .refine(({ problem, reason }) => canBeReportedFor(problem, reason), { path: ['reason'] });
export type ProblemReport = z.output<typeof reportSchema>;

const answeredSchema = z.object({
  ...texts('problem', 'answeredAt'),
  outcome: z.enum(reportOutcomes),
  /** Why it stays as it is. */
  ...textsOrNull('answer'),
  /** Of a problem of the bank. */
  family: z.enum(bankFamilies).nullable(),
  grade: integer.nullable(),
  /** Of a question of a lesson: its topic. */
  ...textsOrNull('topic'),
});
export type AnsweredReport = z.infer<typeof answeredSchema>;

const { get, post } = operationsOf('course');
export const problemReportOperations = {
  report: post('/learning/problem-reports', {
    summary:
      'Say that something is wrong with a problem; what a person said of it before and nobody has answered is replaced',
    access: 'user',
    body: reportSchema,
    response: doneSchema,
    errors: ['LEARNER_UNKNOWN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  answered: get('/learning/problem-reports', {
    summary: 'What came of own reports in the last thirty days, the newest first',
    access: 'user',
    query: z.object({ ...forLearner, locale: localeSchema.default(defaultLocale) }),
    response: z.array(answeredSchema),
    errors: ['LEARNER_UNKNOWN'],
  }),
};
