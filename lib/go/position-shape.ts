import * as z from 'zod';
import { goals, markKinds, type Problem, type ProblemMove } from './position';

/** A Go diagram in text (lib/go/position). */
export const positionSchema = z.object({
  size: z.number().int().min(5).max(19),
  black: z.string(),
  white: z.string(),
  toPlay: z.enum(['black', 'white']).optional(),
  crop: z.string().optional(),
  last: z.string().optional(),
  ghost: z.string().optional(),
  marks: z.array(z.object({ at: z.string(), kind: z.enum(markKinds) })).optional(),
  labels: z.array(z.object({ at: z.string(), text: z.string() })).optional(),
});

/** A point of a board, 'D4'. */
export const pointSchema = z.string().regex(/^[A-HJ-T](?:1[0-9]|[1-9])$/);
/** It has an id, because OpenAPI can describe a recursive schema only by reference. */
export const moveSchema: z.ZodType<ProblemMove> = z
  .lazy(() =>
    z.strictObject({
      at: pointSchema,
      reply: pointSchema.optional(),
      then: z.array(moveSchema).optional(),
      otherwise: pointSchema.optional(),
      fails: z.boolean().optional(),
    }),
  )
  .meta({ id: 'ProblemMove' });

/** For a problem to live or to kill: the best result is a ko. */
const ko = z.literal(true).optional();

const problemWith = (texts: z.ZodType<string>): z.ZodType<Problem> =>
  z.strictObject({
    position: positionSchema,
    goal: z.enum(goals),
    ko,
    moves: z.array(moveSchema),
    otherwise: pointSchema.optional(),
    texts: z.record(z.string(), z.strictObject({ prompt: texts, right: texts, wrong: texts })).optional(),
  });

/** A problem to play (lib/go/position, Problem). Whether its lines can be played is checked by lib/go/problem. */
export const problemSchema = problemWith(z.string().min(1).max(300));
/** The same while it is edited: texts may be empty. */
export const problemDraftSchema = problemWith(z.string());

/** A problem as an exam asks it (lib/go/problem, askedOf). */
export const asked = {
  position: positionSchema,
  goal: z.enum(goals),
  ko,
  /** The problem's own text; null: the standard text of its goal. */
  prompt: z.string().nullable(),
};
