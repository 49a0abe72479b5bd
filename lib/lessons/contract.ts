import * as z from 'zod';
import { bankProblemSchema } from '@/lib/bank/bank-problem';
import { learningName } from '@/lib/bank/learning-name';
import { heldBy, lessonEntrySchema, whoInLanguage } from '@/lib/courses/study-contract';
import { pointSchema, positionSchema, problemSchema } from '@/lib/go/position-shape';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import type { stepKinds } from './lesson';

/** Lessons with their steps and exercises, under the course API (docs/product.md, "Learning"). */

const color = z.enum(['black', 'white']);
const { marks, labels } = positionSchema.shape;
const stones = positionSchema.pick({ size: true, black: true, white: true, crop: true });
const frameSchema = z.object({
  moves: z.array(z.object({ color, at: pointSchema })),
  from: integer.optional(),
  marks,
  labels,
  caption: z.string(),
});
const gameSchema = z.object({
  size: integer,
  capture: integer.nullable(),
  black: z.string().optional(),
  white: z.string().optional(),
  learner: color,
});
const named = texts('id', 'title');
const kind = <K extends (typeof stepKinds)[number]>(name: K) => ({ ...named, kind: z.literal(name) });
/** One step of a lesson in one language (lib/lessons/lesson, LessonStep). */
export const stepSchema = z.discriminatedUnion('kind', [
  z.object({ ...kind('board'), position: stones, frames: z.array(frameSchema) }),
  z.object({ ...kind('question'), problem: problemSchema, hint: z.string() }),
  z.object({ ...kind('reading'), paragraphs: z.array(z.string()) }),
  z.object({ ...kind('game'), text: z.string(), game: gameSchema }),
  z.object({ ...kind('exercises'), text: z.string(), count: integer }),
  z.object({ ...kind('film'), src: z.string(), captions: z.string().nullable(), seconds: integer }),
]);

const stepProgressSchema = z.object({
  /** Finished steps. */
  done: z.array(z.string()),
  /** The step last worked on, and the position in it: a moment of a board, seconds of a video. */
  ...textsOrNull('step'),
  position: integer,
});
export type StepProgress = z.infer<typeof stepProgressSchema>;

/**
 * `open`: with its steps. `ask`: the first opening ends the right to a refund, so the learner must confirm it; then the client submits an `opened` event and
 * reads the lesson again. `tell`: the same without a confirmation, when a teacher bought the course for a student. `closed`: this person has no access.
 */
export const lessonAccesses = ['open', 'ask', 'tell', 'closed'] as const;
const lessonSchema = lessonEntrySchema.extend({
  course: z.object({ id: learningName, title: z.string(), isTrial: z.boolean(), productId: z.string().nullable() }),
  summary: z.string(),
  access: z.enum(lessonAccesses),
  heldBy,
  steps: z.array(stepSchema).nullable(),
  progress: stepProgressSchema,
  ...textsOrNull('previous', 'next'),
});
export type Lesson = z.infer<typeof lessonSchema>;

const { get } = operationsOf('course');
export const lessonOperations = {
  lesson: get('/learning/courses/{id}/lessons/{lesson}', {
    summary: 'A lesson of a course; its steps only for who may study it',
    access: 'optional',
    params: z.object({ id: learningName, lesson: learningName }),
    query: whoInLanguage,
    response: lessonSchema,
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN'],
  }),
  exercises: get('/learning/courses/{id}/lessons/{lesson}/exercises', {
    summary:
      'Problems to a lesson, drawn from the bank by its families and grade; those not tried lately first, too hard ones last',
    access: 'optional',
    params: z.object({ id: learningName, lesson: learningName }),
    query: whoInLanguage.extend({
      count: z.coerce.number().int().min(1).max(20).default(5),
      /** Requests siblings of this problem: same family and grade, another position. */
      like: learningName.optional(),
      /** Problems already in the set: comma-separated names. */
      without: z.string().max(1_500).default(''),
    }),
    response: z.array(bankProblemSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LEARNER_UNKNOWN'],
  }),
};
