import * as z from 'zod';
import { examPartNames } from '@/lib/certificates/exam-rules';
import { certificateSchema } from '@/lib/certificates/contract';
import { forLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { asked, pointSchema, problemSchema } from '@/lib/go/position-shape';
import { inLanguage, integer } from '@/lib/kernel/api/shapes';

/** Mock exams, under the course API (docs/product.md, "Mock exams"). */

const gradeParam = z.object({ grade: z.coerce.number().int().min(1).max(19) });
const sittingParam = z.object({ id: z.string().max(40) });
const who = z.object({ ...forLearner });

const part = z.enum(examPartNames);
const partScore = z.object({ part, right: integer, total: integer });

/** The rules that are shown before it begins. */
const rules = {
  grade: integer,
  minutes: integer,
  questions: integer,
  /** Right answers needed. */
  pass: integer,
  parts: z.array(z.object({ part, total: integer })),
};

/** A sitting that is over. */
const outcomeSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  right: integer,
  isPassed: z.boolean(),
  parts: z.array(partScore),
});
export type ExamOutcome = z.infer<typeof outcomeSchema>;

const examSchema = z.object({
  ...rules,
  /** Whether this person may sit it now. */
  isOpen: z.boolean(),
  /** Needs an account and no entitlement. */
  isFree: z.boolean(),
  /** The product that sells it; null: none does at present. */
  productId: z.string().nullable(),
  /** The sitting under way and the time left. */
  running: z.object({ id: z.string(), secondsLeft: integer }).nullable(),
  last: outcomeSchema.nullable(),
});
export type Exam = z.infer<typeof examSchema>;
const examWithSittings = examSchema.extend({
  /** The name that a certificate issued now would have. Null: a pass issues none, because this person already has the grade's certificate. */
  certificateName: z.string().nullable().optional(),
  /** Those that are over, the newest first, twenty at most. */
  sittings: z.array(outcomeSchema),
});
export type ExamWithSittings = z.infer<typeof examWithSittings>;

/** A question while the exam runs; it must not reveal the right answer. */
const questionSchema = z.object({
  number: integer,
  part,
  ...asked,
  /** The move that was played; it cannot be changed. */
  answer: pointSchema.nullable(),
});
export type ExamQuestion = z.infer<typeof questionSchema>;

const explainedSchema = z.object({
  number: integer,
  part,
  /** The problem's name in the bank. */
  id: z.string(),
  problem: problemSchema,
  answer: pointSchema.nullable(),
  isRight: z.boolean(),
});
export type ExplainedQuestion = z.infer<typeof explainedSchema>;

const studySchema = z.object({
  part,
  lessons: z.array(
    z.object({
      course: z.string(),
      courseTitle: z.string(),
      lesson: z.string(),
      title: z.string(),
      /** Whether this person may study it now. */
      isOpen: z.boolean(),
    }),
  ),
});

const sittingSchema = z.object({
  id: z.string(),
  /** Whose it is: a learner of the account, or null for its holder. */
  learner: z.string().nullable().optional(),
  ...rules,
  startedAt: z.string(),
  endsAt: z.string(),
  /** By the server's clock. */
  secondsLeft: integer,
  /** Empty once it is over. */
  asked: z.array(questionSchema),
  /** Null while it runs. */
  result: outcomeSchema
    .extend({
      explained: z.array(explainedSchema),
      /** Parts with wrong answers, and lessons that help. */
      study: z.array(studySchema),
      /** The certificate of the grade, if the sitting passed. Null: there is none, or it is not issued yet and submitting the sitting again issues it. */
      certificate: certificateSchema.nullable(),
    })
    .nullable(),
});
export type ExamSitting = z.infer<typeof sittingSchema>;
export type ExamResult = NonNullable<ExamSitting['result']>;

const { get, post, put } = operationsOf('course');
export const examOperations = {
  exams: get('/learning/exams', {
    summary: 'The nineteen mock exams, which of them somebody may sit, and how the last one went',
    access: 'user',
    query: who,
    response: z.array(examSchema),
    errors: ['LEARNER_UNKNOWN'],
  }),
  exam: get('/learning/exams/{grade}', {
    summary: 'A mock exam: its rules, and the sittings that are over',
    access: 'user',
    params: gradeParam,
    query: who,
    response: examWithSittings,
    errors: ['LEARNER_UNKNOWN'],
  }),
  start: post('/learning/exams/{grade}/sittings', {
    summary: 'Begin a mock exam; the one that runs is answered, not begun again',
    access: 'user',
    params: gradeParam,
    query: z.object(inLanguage),
    body: z.strictObject({ ...forLearner }),
    response: sittingSchema,
    errors: ['FORBIDDEN', 'LEARNER_UNKNOWN', 'UNAVAILABLE'],
  }),
  sitting: get('/learning/exam-sittings/{id}', {
    summary: 'A sitting: its questions while it runs, its result afterwards',
    access: 'user',
    params: sittingParam,
    query: z.object(inLanguage),
    response: sittingSchema,
    errors: ['NOT_FOUND'],
  }),
  answer: put('/learning/exam-sittings/{id}/answers/{number}', {
    summary: 'Answer a question by its first move; the first answer stands, and is told',
    access: 'user',
    params: sittingParam.extend({ number: z.coerce.number().int().min(1).max(99) }),
    body: z.strictObject({ at: pointSchema }),
    response: z.object({ answer: pointSchema, secondsLeft: integer }),
    errors: ['NOT_FOUND', 'EXAM_OVER'],
  }),
  finish: post('/learning/exam-sittings/{id}/finish', {
    summary: 'Hand in a sitting, however often it is asked',
    access: 'user',
    params: sittingParam,
    query: z.object(inLanguage),
    response: sittingSchema,
    errors: ['NOT_FOUND'],
  }),
};
