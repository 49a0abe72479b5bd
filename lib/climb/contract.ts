import * as z from 'zod';
import { climbThemes, levelStates } from './climb';
import { forLearner } from '@/lib/family/contract';
import { bankProblemSchema } from '@/lib/bank/bank-problem';
import { gradeSchema, placementAnswers } from '@/lib/events/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer } from '@/lib/kernel/api/shapes';

/** The climb's operations, under the course API (docs/product.md, "The climb"). */

const theme = z.enum(climbThemes);
const who = z.object({ ...forLearner });

const levelEntrySchema = z.object({
  id: z.string(),
  theme,
  grade: integer,
  /** In its theme and grade, from 1. */
  number: integer,
  state: z.enum(levelStates),
  /** Whether this visitor may play it: three levels need no account. */
  isOpen: z.boolean(),
});
export type LevelEntry = z.infer<typeof levelEntrySchema>;

const levelSchema = levelEntrySchema.extend({
  /** How many levels its theme has in its grade. */
  of: integer,
  problem: bankProblemSchema.shape.problem,
  /** The problem after each other defence that needs a different answer: the level is solved once all are answered. */
  defences: z.array(bankProblemSchema.shape.problem),
});
export type Level = z.infer<typeof levelSchema>;

const cellSchema = z.object({
  theme,
  grade: integer,
  levels: integer,
  tried: integer,
  solved: integer,
  /** Solved at the first try, without a hint. */
  firstTry: integer,
});
export type ClimbCell = z.infer<typeof cellSchema>;

const climbSchema = z.object({
  /** One cell for each theme and grade that has levels: by theme, then from G19 up. */
  cells: z.array(cellSchema),
  /** The suggested level; null: all are solved, or there are none. */
  next: levelEntrySchema.nullable(),
  /** Levels that need no account. */
  open: z.array(levelEntrySchema),
  records: z.object({
    solved: integer,
    tried: integer,
    firstTry: integer,
    bestRun: integer,
    /** The strongest grade of which a level was solved. */
    strongest: integer.nullable(),
  }),
  /** The result of the last placement; null: there was none. */
  placed: integer.nullable(),
});
export type Climb = z.infer<typeof climbSchema>;

const ownEnergySchema = z.object({
  /** For how many levels; null: VIP has no limit. */
  left: integer.nullable(),
  /** Until one more comes; null: the energy is full. */
  nextInSeconds: integer.nullable(),
});
export type OwnEnergy = z.infer<typeof ownEnergySchema>;

const placementSchema = z.object({
  /** The grade it began with. */
  start: integer,
  /** The level to answer now; null: the placement has ended. */
  level: levelSchema.nullable(),
  /** The grade found; null: the placement goes on. */
  grade: integer.nullable(),
});
export type PlacementStep = z.infer<typeof placementSchema>;

const pack = z.string().max(20).meta({
  description: "'next' is what comes next for this person, 'capture-15' a theme in a grade.",
  example: 'next',
});

const packSizeSchema = z.object({
  levels: integer,
  /** Of the levels as the pack holds them. */
  bytes: integer,
});

const { get, post } = operationsOf('course');
export const climbOperations = {
  ladder: get('/learning/ladder', {
    summary: 'The map of the climb; with a token how far this person is, their records and what comes next',
    access: 'optional',
    query: who,
    response: climbSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  levels: get('/learning/ladder/levels', {
    summary: 'The levels of a theme in a grade, from easy to hard',
    access: 'optional',
    query: who.extend({ theme, grade: gradeSchema }),
    response: z.array(levelEntrySchema),
    errors: ['LEARNER_UNKNOWN'],
  }),
  nextLevel: get('/learning/ladder/next', {
    summary: 'The next level that is not solved: after a level, of a theme, from a grade on, or where somebody is',
    access: 'optional',
    query: who.extend({
      theme: theme.optional(),
      grade: gradeSchema.optional(),
      after: z.string().max(80).optional(),
    }),
    response: z.object({
      level: levelSchema.nullable(),
      /** The requested grade if the theme has no levels in it: `level` is then of the nearest grade that has. */
      noneIn: integer.nullable(),
    }),
    errors: ['NOT_FOUND', 'NO_ENERGY', 'LEARNER_UNKNOWN'],
  }),
  level: get('/learning/ladder/levels/{id}', {
    summary: 'A level with its problem; without an account the open ones alone',
    access: 'optional',
    params: z.object({ id: z.string().max(80) }),
    query: who,
    response: levelSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NO_ENERGY', 'LEARNER_UNKNOWN'],
  }),
  energy: get('/learning/ladder/energy', {
    summary: 'What energy this person has for the climb',
    access: 'user',
    query: who,
    response: ownEnergySchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  pack: get('/learning/ladder/packs/{pack}', {
    summary: 'Levels with their problems, to be kept on a device and played without a connection; at most 200',
    access: 'user',
    params: z.object({ pack }),
    query: who,
    response: z.object({ levels: z.array(levelSchema) }),
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN'],
  }),
  packSize: get('/learning/ladder/packs/{pack}/size', {
    summary: 'How many levels a pack holds for this person now, and how large it is',
    access: 'user',
    params: z.object({ pack }),
    query: who,
    response: packSizeSchema,
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN'],
  }),
  placement: post('/learning/ladder/placement', {
    summary: 'The next problem of a placement, after these answers, or the grade it found; keeps nothing',
    access: 'user',
    body: z.strictObject({ ...forLearner, start: gradeSchema.optional(), answers: placementAnswers }),
    response: placementSchema,
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN'],
  }),
};
