import * as z from 'zod';
import { locales, type Locale } from '@/lib/kernel/locale';
import { goals } from '@/lib/go/position';
import { moveSchema, pointSchema, positionSchema } from '@/lib/go/position-shape';

/**
 * A lesson as it is written and stored: its boards once, and each of its texts in every language. Learners get
 * a `LessonStep` in one language (lib/lessons/lesson).
 */

/** Limits of texts, in characters. */
export const maxTextLength = {
  title: 80,
  caption: 260,
  prompt: 300,
  right: 300,
  wrong: 300,
  hint: 200,
  /** All paragraphs of a reading together. */
  paragraphs: 4000,
  text: 400,
} as const;

/** A text in each language; empty where it is not written yet. */
export type LocalizedText = Record<Locale, string>;
const localized = (max: number) =>
  z.strictObject(
    Object.fromEntries(locales.map((locale) => [locale, z.string().max(max)])) as Record<Locale, z.ZodString>,
  );
const color = z.enum(['black', 'white']);
const { marks, labels } = positionSchema.shape;

const stepId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const maxMoments = 16;
export const maxSteps = 30;
const named = { id: stepId, title: localized(maxTextLength.title) };

const moment = z.strictObject({
  moves: z.array(z.strictObject({ color, at: pointSchema })).max(40),
  /** The moment, counted from 0, whose position this one continues; the one before when absent. */
  from: z.number().int().min(0).optional(),
  marks,
  labels,
  caption: localized(maxTextLength.caption),
});

/** The scope of the search for the answers. The marked stones are at stake. */
const searched = z.strictObject({
  /** Points where both sides may play, space separated; the whole board when absent. */
  region: z.string().max(1500).optional(),
  /** Moves of the attacker. */
  within: z.number().int().min(1).max(40),
  /** With more moves left than this only ataris are tried. */
  wide: z.number().int().min(1).max(40).optional(),
  /** The lead of the solver at the end, in points (goal endgame). */
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
    /** Null: the moves are given by the author, because no search can verify them (goal bestMove). */
    search: searched.nullable(),
    moves: z.array(moveSchema),
    otherwise: pointSchema.optional(),
    prompt: localized(maxTextLength.prompt),
    right: localized(maxTextLength.right),
    wrong: localized(maxTextLength.wrong),
    hint: localized(maxTextLength.hint),
  }),
  /** Paragraphs are separated by an empty line. */
  z.strictObject({ ...named, kind: z.literal('reading'), paragraphs: localized(maxTextLength.paragraphs) }),
  z.strictObject({
    ...named,
    kind: z.literal('game'),
    text: localized(maxTextLength.text),
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
    text: localized(maxTextLength.text),
    count: z.number().int().min(3).max(10),
  }),
  /** `film`: an id in the collection of videos. */
  z.strictObject({ ...named, kind: z.literal('film'), film: z.number().int().nullable() }),
]);
export const authoredSteps = z.array(authoredStep).max(maxSteps);

export type AuthoredStep = z.output<typeof authoredStep>;
export type AuthoredOf<K extends AuthoredStep['kind']> = Extract<AuthoredStep, { kind: K }>;
