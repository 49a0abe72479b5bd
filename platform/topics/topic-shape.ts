import * as z from 'zod';
import { positionSchema } from '@/lib/go/position-shape';
import { goals, markKinds, type Problem, splitPoints } from '@/lib/go/position';
import { readMoves } from '@/lib/lessons/frames';
import { bankFamilies } from '@/lib/bank/families';
import { diagram } from '@/platform/go/diagram';
import { grade, text } from '@/platform/kernel/content/shapes';
import { asked } from './asked';

/** The content of `topic.yaml`: grade, boards and questions; the texts are next to it, in one file per language. */

const stones = positionSchema.pick({ size: true, black: true, white: true, crop: true }).strict();
const onBoard = stones.refine((position) => diagram.safeParse(position).success, 'is no position of a board');
const count = z.number().int().positive();
const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** A statement that a search checks: whether `attacker` takes one of the stones at `targets` when `first` begins. */
const claim = z.strictObject({
  attacker: z.enum(['black', 'white']),
  first: z.enum(['black', 'white']),
  targets: z.string(),
  taken: z.boolean(),
  region: z.string().optional(),
  within: count,
  wide: count.optional(),
});

const frame = z.strictObject({
  /** 'B D4 W E5' */
  play: z.string().optional(),
  from: z.number().int().min(0).optional(),
  marks: z.partialRecord(z.enum(markKinds), z.string()).optional(),
  labels: z.record(z.string(), z.string().min(1).max(2)).optional(),
  claims: z.array(claim).optional(),
});

const board = z
  .strictObject({ id, kind: z.literal('board'), position: onBoard, frames: z.array(frame).min(2).max(16) })
  .transform((step, ctx) => ({
    ...step,
    frames: step.frames.map(({ play = '', marks = {}, labels = {}, ...rest }, index) => {
      const moves = readMoves(play, step.position.size);
      if (!moves) ctx.addIssue({ code: 'custom', path: ['frames', index, 'play'], message: `no moves: ${play}` });
      return {
        ...rest,
        moves: moves ?? [],
        marks: markKinds.flatMap((kind) => splitPoints(marks[kind]).map((at) => ({ at, kind }))),
        labels: Object.entries(labels).map(([at, label]) => ({ at, text: label })),
      };
    }),
  }));

/**
 * Without `moves` the question is searched, and `answers.json` holds its tree. With `moves` the answers are written down, where no search can find
 * them (goal bestMove); `asks` then says how they are checked nevertheless.
 */
const question = z.strictObject({
  id,
  kind: z.literal('question'),
  position: onBoard,
  toPlay: z.enum(['black', 'white']).default('black'),
  goal: z.enum(goals),
  targets: z.string().optional(),
  region: z.string().optional(),
  within: count.optional(),
  wide: count.optional(),
  points: z.number().optional(),
  moves: z.array(z.unknown()).optional(),
  asks: asked.optional(),
  /** Stones that the text refers to, besides those at stake. */
  marks: z.string().optional(),
  otherwise: z.string().optional(),
});

const game = z.strictObject({
  id,
  kind: z.literal('game'),
  game: z.strictObject({
    size: z.union([z.literal(5), z.literal(7), z.literal(9)]),
    capture: count.nullable(),
    black: z.string().optional(),
    white: z.string().optional(),
    learner: z.enum(['black', 'white']).default('black'),
  }),
});

export const topicShape = z.strictObject({
  grade,
  /** Families of the bank that its exercises and practice lessons draw from; empty: it has no practice. */
  families: z.array(z.enum(bankFamilies)).default([]),
  steps: z
    .array(
      z.discriminatedUnion('kind', [
        board,
        question,
        z.strictObject({ id, kind: z.literal('reading') }),
        game,
        z.strictObject({ id, kind: z.literal('exercises'), count: z.number().int().min(3).max(10) }),
      ]),
    )
    .min(2),
});
export type TopicData = z.output<typeof topicShape>;
export type TopicStep = TopicData['steps'][number];

/** The content of `zh-TW.yaml` and the like: for each step of the topic, by id, the texts of its kind. */
export const textsShape = z.strictObject({
  title: text.max(60),
  summary: text.max(200),
  steps: z.record(
    id,
    z.union([
      z.strictObject({ title: text, captions: z.array(text.max(260)).min(2) }),
      z.strictObject({
        title: text,
        prompt: text.max(300),
        right: text.max(300),
        wrong: text.max(300),
        hint: text.max(200),
      }),
      z.strictObject({ title: text, paragraphs: z.array(text.max(600)).min(1).max(12) }),
      z.strictObject({ title: text, text: text.max(400) }),
    ]),
  ),
});
export type TopicTexts = z.output<typeof textsShape>;

/** The content of `answers.json`: for each searched question its tree, and the key of the question it was found for. */
export type Answers = Record<string, { of: string } & Pick<Problem, 'moves' | 'otherwise'>>;
