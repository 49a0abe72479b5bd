import type * as z from 'zod';
import { positionSchema, problemSchema } from '@/lib/go/position-shape';
import { checkPosition } from '@/lib/go/position';
import { checkProblem } from '@/lib/go/problem';
import { playRule } from '@/lib/go/rules';
import { brokenText, faultText } from '../fault-messages';

/** The faults of a board in the staff's language, used both in the editor and for validation on saving. */
export function positionFaults(value: unknown, language: string): string[] {
  const { data, error } = positionSchema.safeParse(value);
  if (!data) return unreadable(error, language);
  return checkPosition(data).map((fault) => faultText(fault, data.size, language));
}

export function problemFaults(value: unknown, language: string): string[] {
  const { data, error } = problemSchema.safeParse(value);
  if (!data) return unreadable(error, language);
  return checkProblem(data, playRule).map((fault) => faultText(fault, data.position.size, language));
}

/** One sentence per message, however many issues lead to it. */
function unreadable(error: z.ZodError, language: string): string[] {
  return [...new Set(error.issues.map(({ path }) => brokenText(path, language)))];
}
