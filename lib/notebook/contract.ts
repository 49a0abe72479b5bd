import * as z from 'zod';
import { bankFamilies } from '@/lib/bank/families';
import { reviewsADay } from './notebook';
import { defaultLocale } from '@/lib/kernel/locale';
import { forLearner } from '@/lib/family/contract';
import { attempt } from '@/lib/events/contract';
import { bankProblemSchema } from '@/lib/bank/bank-problem';
import { operationsOf } from '@/lib/kernel/api/operation';
import { positionSchema } from '@/lib/go/position-shape';
import { doneSchema, integer, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';

/** The notebook of mistakes, under the course API (docs/product.md, "Learning"). Days are those of the school's calendar: '2026-11-24'. */

const who = z.object({ ...forLearner });
const whoInLanguage = z.object({ ...forLearner, locale: localeSchema.default(defaultLocale) });
const family = z.enum(bankFamilies);
const cardId = z.string().max(40);

const notebookSchema = z.object({
  isOn: z.boolean(),
  today: z.string(),
  /** Reviews done today, and those left for today. */
  done: integer,
  left: integer,
  /** All due cards, including those over the daily limit. */
  due: integer,
  /** The day after today on which the next card is due. */
  ...textsOrNull('nextDay'),
  /** Whether there is a backlog after a pause, which can be spread. */
  offersStartOver: z.boolean(),
  groups: z.array(z.object({ family, grade: integer, cards: integer, due: integer })),
});
export type Notebook = z.infer<typeof notebookSchema>;

const reviewSchema = z.object({
  card: cardId,
  /** The problem to solve: another one of the same family, or the card's own problem if there is none. */
  shown: bankProblemSchema,
  isItself: z.boolean(),
});
export type NotebookReview = z.infer<typeof reviewSchema>;

const cardSchema = z.object({
  ...texts('id', 'notedOn', 'dueOn'),
  reviews: integer,
  lapses: integer,
  /** The position of a bank problem; null: a question of a lesson, or a problem that no longer exists. */
  position: positionSchema.nullable(),
  /** For a question of a lesson: its topic. */
  ...textsOrNull('topic'),
});
export type NotebookCard = z.infer<typeof cardSchema>;

const { problem, moves, hints, milliseconds } = attempt;
/** The first try at a problem shown for a card. The device makes its id, so that it counts once however often it is sent. */
const submittedReviewSchema = z.strictObject({
  id: z.uuid(),
  occurredAt: z.iso.datetime(),
  card: cardId,
  problem,
  moves,
  hints,
  milliseconds,
});
export type SubmittedReview = z.infer<typeof submittedReviewSchema>;

const { get, post, put, remove } = operationsOf('course');
export const notebookOperations = {
  notebook: get('/learning/notebook', {
    summary: 'The notebook of mistakes: what is due, what was done today, how many cards of each family and grade',
    access: 'user',
    query: who,
    response: notebookSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  turn: put('/learning/notebook', {
    summary: 'Turn the notebook on or off; its cards stay',
    access: 'user',
    query: who,
    body: z.strictObject({ isOn: z.boolean() }),
    response: doneSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  draw: get('/learning/notebook/reviews', {
    summary: 'The reviews that are left of today, each with a problem drawn for it',
    access: 'user',
    query: who,
    response: z.array(reviewSchema),
    errors: ['LEARNER_UNKNOWN'],
  }),
  review: post('/learning/notebook/reviews', {
    summary: 'Reviews that were done; each id counts once. What is not due, or beyond the twenty of a day, is named',
    access: 'user',
    body: z.strictObject({ ...forLearner, reviews: z.array(submittedReviewSchema).min(1).max(reviewsADay) }),
    response: z.object({
      accepted: z.array(z.string()),
      rejected: z.array(z.object({ id: z.string(), code: z.enum(['NOT_FOUND', 'STATE_CHANGED']) })),
    }),
    errors: ['LEARNER_UNKNOWN'],
  }),
  undo: post('/learning/notebook/reviews/{id}/undo', {
    summary: 'Take back the last review of a card: it is as it was before',
    access: 'user',
    params: z.object({ id: z.string().max(40) }),
    query: who,
    response: doneSchema,
    errors: ['LEARNER_UNKNOWN', 'NOT_FOUND', 'STATE_CHANGED'],
  }),
  startOver: post('/learning/notebook/start-over', {
    summary: 'Spread a backlog after a pause, ten a day from today on; nothing where there is none',
    access: 'user',
    query: who,
    response: doneSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  cards: get('/learning/notebook/cards', {
    summary: 'Cards, also of one family and grade alone, those first that come first, at most 200',
    access: 'user',
    query: whoInLanguage.extend({
      family: family.optional(),
      grade: z.coerce.number().int().min(1).max(19).optional(),
    }),
    response: z.array(cardSchema),
    errors: ['LEARNER_UNKNOWN'],
  }),
  removeCard: remove('/learning/notebook/cards/{id}', {
    summary: 'Remove a card for good',
    access: 'user',
    params: z.object({ id: cardId }),
    query: who,
    response: doneSchema,
    errors: ['LEARNER_UNKNOWN', 'NOT_FOUND'],
  }),
  save: get('/learning/notebook/export', {
    summary: 'All cards as a table (CSV), or the positions of the bank with their right lines (SGF)',
    access: 'user',
    query: whoInLanguage.extend({ format: z.enum(['csv', 'sgf']).default('csv') }),
    response: z.object({ text: z.string() }),
    errors: ['LEARNER_UNKNOWN'],
  }),
};
