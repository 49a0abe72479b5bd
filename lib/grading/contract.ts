import * as z from 'zod';
import { bankFamilies } from '@/lib/bank/families';
import { maxAsked } from './grading';
import { experienceNames } from './grading-start';
import { forLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { asked, pointSchema, problemSchema } from '@/lib/go/position-shape';
import { doneSchema, inLanguage, integer } from '@/lib/kernel/api/shapes';

/** The AI grading exam, under the course API (docs/product.md, "Grading"). */

const gradingParam = z.object({ id: z.string().max(40) });
const who = z.object({ ...forLearner });

/** A level is a grade, 20 for below G19, or 0 for stronger than G1. */
const estimate = {
  level: integer,
  /** Its range. */
  weaker: integer,
  stronger: integer,
  /** Percentage of such estimates whose range contains the true level. */
  confidence: integer,
};

const outcomeSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  ...estimate,
});
export type GradingOutcome = z.infer<typeof outcomeSchema>;

const gradingsSchema = z.object({
  /** The exam under way, and how many of its questions are answered. */
  running: z.object({ id: z.string(), answered: integer }).nullable(),
  /** Exams with an estimate, the newest first, twenty at most. */
  past: z.array(outcomeSchema),
  /** The starting level of the next exam, from the person's results; null: there are none, and the person is asked. */
  beginsAt: integer.nullable(),
});
export type Gradings = z.infer<typeof gradingsSchema>;

/** The current question; it must not reveal the right answer or the difficulty. */
const questionSchema = z.object({
  number: integer,
  ...asked,
});
export type GradingQuestion = z.infer<typeof questionSchema>;

const explainedSchema = z.object({
  number: integer,
  /** The problem's name in the bank. */
  id: z.string(),
  family: z.enum(bankFamilies),
  grade: integer,
  problem: problemSchema,
  /** Null: the person did not know. */
  answer: pointSchema.nullable(),
  isRight: z.boolean(),
});

const gradingSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  /** Null once it is over. */
  question: questionSchema.nullable(),
  /** Null while it runs, and if it was given up. */
  result: outcomeSchema
    .extend({
      explained: z.array(explainedSchema),
      /** Courses for the next grade, owned ones first. */
      courses: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          /** Whether this person may study it now. */
          isOpen: z.boolean(),
          productId: z.string().nullable(),
        }),
      ),
      /** Whether this result was the last to set the learner's place in the climb. */
      isPlaced: z.boolean(),
    })
    .nullable(),
});
export type GradingSitting = z.infer<typeof gradingSchema>;
export type GradingResult = NonNullable<GradingSitting['result']>;

const { get, post, put } = operationsOf('course');
export const gradingOperations = {
  gradings: get('/learning/gradings', {
    summary: 'The AI exam that runs, and the estimates so far',
    access: 'user',
    query: who,
    response: gradingsSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  start: post('/learning/gradings', {
    summary: 'Begin an AI exam; the one that runs is answered, not begun again',
    access: 'user',
    query: z.object(inLanguage),
    body: z.strictObject({
      ...forLearner,
      /** The person's own statement, if there are no results of theirs. */
      experience: z.enum(experienceNames).optional(),
    }),
    response: gradingSchema,
    errors: ['LEARNER_UNKNOWN', 'UNAVAILABLE'],
  }),
  grading: get('/learning/gradings/{id}', {
    summary: 'An AI exam: what is asked now, or its estimate',
    access: 'user',
    params: gradingParam,
    query: z.object(inLanguage),
    response: gradingSchema,
    errors: ['NOT_FOUND'],
  }),
  answer: put('/learning/gradings/{id}/answers/{number}', {
    summary:
      'Answer a question by its first move, null for not known; the first answer stands, and what comes next is told',
    access: 'user',
    params: gradingParam.extend({ number: z.coerce.number().int().min(1).max(maxAsked) }),
    query: z.object(inLanguage),
    body: z.strictObject({ at: pointSchema.nullable() }),
    response: gradingSchema,
    errors: ['NOT_FOUND', 'EXAM_OVER'],
  }),
  giveUp: post('/learning/gradings/{id}/give-up', {
    summary: 'End an AI exam without an estimate, however often it is asked; one that is over stays as it is',
    access: 'user',
    params: gradingParam,
    response: doneSchema,
    errors: ['NOT_FOUND'],
  }),
  place: post('/learning/gradings/{id}/placement', {
    summary: 'Let the climb go on from the grade that was estimated',
    access: 'user',
    params: gradingParam,
    response: doneSchema,
    errors: ['NOT_FOUND'],
  }),
};
