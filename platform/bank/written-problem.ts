import * as z from 'zod';
import { problemSchema } from '@/lib/go/position-shape';
import type { Problem } from '@/lib/go/position';
import { diagram } from '@/platform/go/diagram';

/** A problem without a search: its moves are written by hand. */
export const writtenProblem = z.strictObject({ position: diagram, moves: z.array(z.unknown()), otherwise: z.string() });

export function checkedProblem(problem: unknown, name: string): Problem {
  const { data, error } = problemSchema.safeParse(problem);
  if (error) throw new Error(`the problem ${name}: ${error.message}`);
  return data;
}
