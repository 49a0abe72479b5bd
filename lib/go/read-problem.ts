import { z } from 'zod';
import type { Problem } from './position';
import { checkProblem } from './problem';
import { playRule } from './rules';

const shape = z.object({
  position: z.object({ size: z.number(), black: z.string(), white: z.string() }),
  goal: z.string(),
  moves: z.array(z.object({ at: z.string() })),
});
const looksLikeProblem = (value: unknown): value is Problem => shape.safeParse(value).success;

/** Reads a problem from the CMS; null if its shape is wrong or one of its lines cannot be played. */
export function readProblem(value: unknown): Problem | null {
  return looksLikeProblem(value) && checkProblem(value, playRule).length === 0 ? value : null;
}
