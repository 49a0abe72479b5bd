import * as z from 'zod';
import { learningName } from '@/lib/bank/learning-name';
import { forLearner } from '@/lib/family/contract';
import { pointSchema } from '@/lib/go/position-shape';
import { operationsOf } from '@/lib/kernel/api/operation';
import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { maxEvents, maxAsked } from './event-kinds';

/** Learning events and how a device submits them, under the course API (docs/product.md, "Learning"). */

/** A number measured by a device, clamped to 0..most: an odd value must not make the server reject the event or its batch. */
const measured = (most: number) => z.number().transform((figure) => Math.round(Math.min(Math.max(figure, 0), most)));
/** The learner's moves and the replies, in order. */
const moves = z.array(pointSchema).max(60);
/** Other defences than the one in the problem's tree (platform/bank/defences). */
const maxDefences = 4;
const tried = {
  moves,
  solved: z.boolean(),
  /** How many hints were looked at. */
  hints: measured(9),
  /** Active time; a tab in the background does not count. */
  milliseconds: measured(3_600_000),
};
/** A try at a problem, as it is submitted. */
export const attempt = {
  /** Of the bank, or 'topic/step' for a question of a lesson. */
  problem: z.string().min(1).max(120),
  ...tried,
};
/** An answer to a problem of a placement. */
export const placementAnswer = z.strictObject({ level: learningName, moves });
export type PlacementAnswer = z.infer<typeof placementAnswer>;
export const placementAnswers = z.array(placementAnswer).max(maxAsked);
export const gradeSchema = z.coerce.number().int().min(strongestGrade).max(weakestGrade);
const happened = { id: z.uuid(), occurredAt: z.iso.datetime() };
const about = { ...happened, course: learningName, lesson: learningName };
/** Something that happened while learning. The device makes its id, so that it counts once however often it is sent. */
export const learningEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...about, kind: z.literal('opened') }),
  /** The position in a long step, such as a video. */
  z.strictObject({
    ...about,
    kind: z.literal('reached'),
    step: z.string().max(60),
    position: measured(100_000),
  }),
  z.strictObject({
    ...about,
    kind: z.literal('stepDone'),
    step: z.string().max(60),
    seconds: measured(3_600),
  }),
  z.strictObject({ ...about, kind: z.literal('finished') }),
  z.strictObject({ ...about, kind: z.literal('attempt'), step: z.string().max(60), ...attempt }),
  /** A try at a level of the climb, which is of no course; with the moves against each other defence that was answered. */
  z.strictObject({
    ...happened,
    kind: z.literal('level'),
    level: learningName,
    ...tried,
    defences: z.array(moves).max(maxDefences).optional(),
  }),
  /** A try at a problem of a teacher's homework. */
  z.strictObject({ ...happened, kind: z.literal('homework'), homework: learningName, problem: learningName, ...tried }),
  /** A finished placement: its first grade, and its answers in order. */
  z.strictObject({ ...happened, kind: z.literal('placed'), start: gradeSchema, answers: placementAnswers.min(1) }),
]);
export type LearningEvent = z.infer<typeof learningEventSchema>;
/** Those that happened in a lesson of a course. */
export type LessonEvent = Extract<LearningEvent, { lesson: string }>;

const { post } = operationsOf('course');
export const eventOperations = {
  submit: post('/learning/events', {
    summary:
      'What happened while learning, in batches; each id counts once. What may not be told is named, the rest is kept',
    access: 'user',
    body: z.strictObject({ ...forLearner, events: z.array(learningEventSchema).min(1).max(maxEvents) }),
    response: z.object({
      accepted: z.array(z.string()),
      rejected: z.array(z.object({ id: z.string(), code: z.enum(['NOT_FOUND', 'FORBIDDEN']) })),
    }),
    errors: ['LEARNER_UNKNOWN'],
  }),
};
