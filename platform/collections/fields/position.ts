import type { JSONField } from 'payload';
import { positionSchema } from '@/lib/contract/position';
import { checkProblem } from '@/lib/domain/problem';
import { playRule } from '@/lib/go/rules';
import { jsonField } from './json';
import { problemSchema } from '@/platform/collections/fields/problem-schema';

/** A Go diagram in text (lib/domain/position). */
export function positionField(name: string): JSONField {
  return {
    ...jsonField(name),
    validate: (value: unknown, { required }: { required?: boolean }) => {
      if (value === null || value === undefined) return required ? 'Required.' : true;
      const result = positionSchema.safeParse(value);
      return (
        result.success || result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
      );
    },
  };
}

/** A problem to play (lib/domain/position, Problem): every line of it can be played, and one of them succeeds. */
export function problemField(name: string): JSONField {
  return {
    ...jsonField(name),
    validate: (value: unknown) => {
      if (value === null || value === undefined) return true;
      const result = problemSchema.safeParse(value);
      if (!result.success)
        return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
      const faults = checkProblem(result.data, playRule);
      return faults.length === 0 || faults.map((fault) => JSON.stringify(fault)).join('; ');
    },
  };
}
