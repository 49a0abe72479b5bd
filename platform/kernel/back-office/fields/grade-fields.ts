import type { NumberField, PayloadRequest } from 'payload';
import { isGrade, strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '../staff-text';

type Range = { gradeFrom?: number | null; gradeTo?: number | null };

const rangeField = (name: keyof Range): NumberField => ({
  name,
  type: 'number',
  min: strongestGrade,
  max: weakestGrade,
  index: true,
  admin: { position: 'sidebar' },
  validate: (value: number | null | undefined, { req, siblingData }: { req: PayloadRequest; siblingData: unknown }) => {
    const { gradeFrom, gradeTo } = siblingData as Range;
    if (value === null || value === undefined)
      return (gradeFrom ?? gradeTo) ? textFor(req, complaints.bothGrades) : true;
    if (!isGrade(value)) return textFor(req, complaints.grade);
    return name !== 'gradeTo' || (gradeFrom ?? value) >= value || textFor(req, complaints.gradesRunDown);
  },
});

/** Grades run from 19 (beginner) down to 1 (master), so gradeFrom ≥ gradeTo; both empty if grades do not apply. */
export const gradeRangeFields: NumberField[] = [rangeField('gradeFrom'), rangeField('gradeTo')];

/** One grade, from 19 down to 1. */
export const gradeField = (name: string, more: { required?: true } = {}) =>
  ({ name, type: 'number', min: strongestGrade, max: weakestGrade, index: true, ...more }) as NumberField;
