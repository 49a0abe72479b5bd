import type { DateField, TextField } from 'payload';
import { parseBound } from '@/lib/kernel/calendar';
import { schoolTimeZone } from '@/lib/kernel/period';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '../staff-text';

function bound(name: string, startName: string, required: boolean): DateField {
  const isEnd = name !== startName;
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
            ? parseBound(value, isEnd ? 'end' : 'start', siblingData.timeZone || schoolTimeZone).toISOString()
            : value,
      ],
    },
    validate: (value, { req, siblingData }) => {
      if (!value) return required ? req.t('validation:required') : true;
      const time = new Date(value).getTime();
      if (Number.isNaN(time)) return textFor(req, complaints.date);
      const startsAt = (siblingData as Record<string, string | Date | null | undefined>)[startName];
      return !(isEnd && startsAt && time < new Date(startsAt).getTime()) || textFor(req, complaints.endBeforeStart);
    },
  };
}

export const timeZoneField: TextField = {
  name: 'timeZone',
  type: 'text',
  required: true,
  defaultValue: schoolTimeZone,
  admin: { position: 'sidebar' },
  validate: (value: string | null | undefined, { req }) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: value ?? '' });
      return true;
    } catch {
      return textFor(req, complaints.timeZone);
    }
  },
};

/** startsAt and endsAt, stored in UTC; empty means open, unless required. */
export function periodFields({
  required = false,
  names: [start, end] = ['startsAt', 'endsAt'],
}: { required?: boolean; names?: readonly [string, string] } = {}): DateField[] {
  return [bound(start, start, required), bound(end, start, required)];
}
