import type { DateField, Field, TextField } from 'payload';
import { parseBound } from '@/lib/domain/calendar';
import { schoolTimeZone } from '@/lib/domain/period';

const zoneOf = (siblingData: Partial<{ timeZone: unknown }>): string =>
  typeof siblingData.timeZone === 'string' && siblingData.timeZone ? siblingData.timeZone : schoolTimeZone;

function bound(name: string, startName: string, required: boolean): DateField {
  const end = name !== startName;
  return {
    name,
    type: 'date',
    required,
    index: true,
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    hooks: {
      // A date without a time means the start of that day, or its end (docs/product.md, "Periods").
      beforeValidate: [
        ({ value, siblingData }) =>
          typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
            ? parseBound(value, end ? 'end' : 'start', zoneOf(siblingData)).toISOString()
            : value,
      ],
    },
    validate: (value, { siblingData }) => {
      if (!value) return required ? 'Required.' : true;
      const time = new Date(value).getTime();
      if (Number.isNaN(time)) return 'Not a date.';
      const startsAt = (siblingData as Record<string, string | Date | null | undefined>)[startName];
      if (end && startsAt && time < new Date(startsAt).getTime()) return 'The end is before the start.';
      return true;
    },
  };
}

export const timeZoneField: TextField = {
  name: 'timeZone',
  type: 'text',
  required: true,
  defaultValue: schoolTimeZone,
  admin: { position: 'sidebar' },
  validate: (value: string | null | undefined) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: value ?? '' });
      return true;
    } catch {
      return 'Not a time zone, e.g. Asia/Taipei.';
    }
  },
};

/** startsAt and endsAt, stored in UTC; open where empty unless required. */
export function periodFields({
  required = false,
  names: [start, end] = ['startsAt', 'endsAt'],
}: { required?: boolean; names?: readonly [string, string] } = {}): Field[] {
  return [bound(start, start, required), bound(end, start, required)];
}
