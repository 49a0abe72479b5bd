import * as z from 'zod';
import type { Problem, ProblemMove } from '@/lib/domain/position';
import { positionSchema } from '@/lib/contract/position';

const point = z.string().regex(/^[A-HJ-T](?:1[0-9]|[1-9])$/);

const text = z.string().min(1).max(300);

const moveSchema: z.ZodType<ProblemMove> = z.lazy(() =>
  z.strictObject({
    at: point,
    reply: point.optional(),
    then: z.array(moveSchema).optional(),
    otherwise: point.optional(),
    fails: z.boolean().optional(),
  }),
);

export const problemSchema: z.ZodType<Problem> = z.strictObject({
  position: positionSchema,
  goal: z.enum(['capture', 'escape', 'live', 'kill', 'connect', 'cut', 'endgame', 'bestMove']),
  moves: z.array(moveSchema).min(1),
  otherwise: point.optional(),
  texts: z.record(z.string(), z.strictObject({ prompt: text, right: text, wrong: text })).optional(),
});
