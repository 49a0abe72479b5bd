import type { NumberField } from 'payload';

const isGrade = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 19;

/** Grades run from 19 (beginner) down to 1 (master), so gradeFrom ≥ gradeTo; both empty where a grade says nothing. */
export function gradeRangeFields(): NumberField[] {
  const field = (name: 'gradeFrom' | 'gradeTo'): NumberField => ({
    name,
    type: 'number',
    min: 1,
    max: 19,
    index: true,
    admin: { position: 'sidebar' },
    validate: (value: number | null | undefined, { siblingData }: { siblingData: unknown }) => {
      const { gradeFrom, gradeTo } = siblingData as { gradeFrom?: number | null; gradeTo?: number | null };
      if (value === null || value === undefined) return (gradeFrom ?? gradeTo) ? 'Give both grades or none.' : true;
      if (!isGrade(value)) return 'A grade from 19 to 1.';
      return name !== 'gradeTo' || !isGrade(gradeFrom) || gradeFrom >= value || 'Grades run from 19 down to 1.';
    },
  });
  return [field('gradeFrom'), field('gradeTo')];
}
