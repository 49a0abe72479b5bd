import type { JSONField } from 'payload';
import { positionFaults, problemFaults } from '@/platform/go/position-editor/faults/faults';

const boardField = (
  name: string,
  editor: string,
  faultsOf: (value: unknown, language: string) => string[],
): JSONField => ({
  name,
  type: 'json',
  admin: { components: { Field: `/platform/go/position-editor/${editor}` } },
  // Faults are reported in the language of the user who saves.
  validate: (value: unknown, { req }) => {
    if (value === null || value === undefined) return true;
    const faults = faultsOf(value, req.i18n?.language ?? 'en');
    return faults.length === 0 || faults.join(' ');
  },
});

/** A Go diagram (lib/go/position), drawn on a board. */
export const positionField = (name: string) => boardField(name, 'position-field#PositionField', positionFaults);

/** A problem to play (lib/go/position, Problem): every line of it can be played, and one of them succeeds. */
export const problemField = (name: string) => boardField(name, 'problem-field#ProblemField', problemFaults);
