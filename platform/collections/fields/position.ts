import type { JSONField } from 'payload';
import * as z from 'zod';
import { positionSchema } from '@/lib/contract/position';
import type { Problem, ProblemMove } from '@/lib/domain/position';
import { checkProblem } from '@/lib/domain/problem';
import { playRule } from '@/lib/go/rules';
import { jsonField } from './basic';

function checkedJson<Value>(
  name: string,
  schema: z.ZodType<Value>,
  faultsOf: (value: Value) => unknown[] = () => [],
): JSONField {
  return {
    ...jsonField(name),
    validate: (value: unknown) => {
      if (value === null || value === undefined) return true;
      const { data, error } = schema.safeParse(value);
      const faults = error
        ? error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
        : faultsOf(data).map((fault) => JSON.stringify(fault));
      return faults.length === 0 || faults.join('; ');
    },
  };
}

/** A Go diagram in text (lib/domain/position). */
export const positionField = (name: string) => checkedJson(name, positionSchema);

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
const problemSchema: z.ZodType<Problem> = z.strictObject({
  position: positionSchema,
  goal: z.enum(['capture', 'escape', 'live', 'kill', 'connect', 'cut', 'endgame', 'bestMove']),
  moves: z.array(moveSchema).min(1),
  otherwise: point.optional(),
  texts: z.record(z.string(), z.strictObject({ prompt: text, right: text, wrong: text })).optional(),
});

/** A problem to play (lib/domain/position, Problem): every line of it can be played, and one of them succeeds. */
export const problemField = (name: string) =>
  checkedJson(name, problemSchema, (problem) => checkProblem(problem, playRule));
