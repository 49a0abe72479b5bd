import * as z from 'zod';
import { locales, type Locale } from '@/lib/kernel/locale';
import { goals } from '@/lib/go/position';
import { moveSchema, pointSchema, positionSchema } from '@/lib/go/position-shape';

/**
 * A lesson as it is kept and written: its boards once, each of its words in every language. What a learner is shown of it is
 * a `LessonStep` of one language (lib/lessons/lesson).
 */

/** How long a text may be. */
export const maxTextLength = {
  title: 80,
  caption: 260,
  prompt: 300,
  right: 300,
  wrong: 300,
  hint: 200,
  /** Of a reading: its paragraphs together. */
  paragraphs: 4000,
  text: 400,
} as const;

/** A text in each language; empty where nobody has written it yet. */
export type Said = Record<Locale, string>;
const said = (max: number) =>
  z.strictObject(
    Object.fromEntries(locales.map((locale) => [locale, z.string().max(max)])) as Record<Locale, z.ZodString>,
  );
const color = z.enum(['black', 'white']);
const { marks, labels } = positionSchema.shape;

const stepId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const maxMoments = 16;
export const maxSteps = 30;
const named = { id: stepId, title: said(maxTextLength.title) };

const moment = z.strictObject({
  moves: z.array(z.strictObject({ color, at: pointSchema })).max(40),
  /** The moment, counted from 0, whose position this one goes on from; the one before when absent. */
  from: z.number().int().min(0).optional(),
  marks,
  labels,
  caption: said(maxTextLength.caption),
});

/** Where an answer is searched. What is at stake are the marked stones. */
const searched = z.strictObject({
  /** Points where both sides may play, space separated; the whole board when absent. */
  region: z.string().max(1500).optional(),
  /** Moves of the attacker. */
  within: z.number().int().min(1).max(40),
  /** With more moves left than this only ataris are tried. */
  wide: z.number().int().min(1).max(40).optional(),
  /** By how many points the solver is ahead in the end (goal endgame). */
  points: z.number().min(-400).max(400).optional(),
});

export const authoredStep = z.discriminatedUnion('kind', [
  z.strictObject({
    ...named,
    kind: z.literal('board'),
    position: positionSchema.pick({ size: true, black: true, white: true, crop: true }),
    frames: z.array(moment).max(maxMoments),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('question'),
    position: positionSchema,
    goal: z.enum(goals),
    /** Null: its moves are written down, which no search settles (goal bestMove). */
    search: searched.nullable(),
    moves: z.array(moveSchema),
    otherwise: pointSchema.optional(),
    prompt: said(maxTextLength.prompt),
    right: said(maxTextLength.right),
    wrong: said(maxTextLength.wrong),
    hint: said(maxTextLength.hint),
  }),
  /** Paragraphs have an empty line between them. */
  z.strictObject({ ...named, kind: z.literal('reading'), paragraphs: said(maxTextLength.paragraphs) }),
  z.strictObject({
    ...named,
    kind: z.literal('game'),
    text: said(maxTextLength.text),
    game: z.strictObject({
      size: z.number().int().min(5).max(9),
      capture: z.number().int().min(1).max(20).nullable(),
      black: z.string().optional(),
      white: z.string().optional(),
      learner: color,
    }),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('exercises'),
    text: said(maxTextLength.text),
    count: z.number().int().min(3).max(10),
  }),
  /** Of the collection of films. */
  z.strictObject({ ...named, kind: z.literal('film'), film: z.number().int().nullable() }),
]);
export const authoredSteps = z.array(authoredStep).max(maxSteps);

export type AuthoredStep = z.output<typeof authoredStep>;
export type AuthoredOf<K extends AuthoredStep['kind']> = Extract<AuthoredStep, { kind: K }>;
