import type { NumberField } from 'payload';
import { isGrade, strongestGrade, weakestGrade } from '@/lib/domain/grades';

type Range = { gradeFrom?: number | null; gradeTo?: number | null };

const gradeField = (name: keyof Range): NumberField => ({
  name,
  type: 'number',
  min: strongestGrade,
  max: weakestGrade,
  index: true,
  admin: { position: 'sidebar' },
  validate: (value: number | null | undefined, { siblingData }: { siblingData: unknown }) => {
    const { gradeFrom, gradeTo } = siblingData as Range;
    if (value === null || value === undefined) return (gradeFrom ?? gradeTo) ? 'Give both grades or none.' : true;
    if (!isGrade(value)) return 'A grade from 19 to 1.';
    return name !== 'gradeTo' || (gradeFrom ?? value) >= value || 'Grades run from 19 down to 1.';
  },
});

/** Grades run from 19 (beginner) down to 1 (master), so gradeFrom ≥ gradeTo; both empty where a grade says nothing. */
export const gradeRangeFields: NumberField[] = [gradeField('gradeFrom'), gradeField('gradeTo')];
