import type { PayloadRequest } from 'payload';
import { isDay } from '@/lib/kernel/calendar';
import { storeRegions } from '@/lib/branches/store-regions';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '@/platform/kernel/back-office/staff-text';
import { row } from '@/platform/kernel/back-office/fields/basic-fields';
import { contentTable, labels } from '@/platform/kernel/back-office/define-table';

/** Days on which an office is closed, or open though it is a weekend: the school's due dates follow this calendar. */
export const holidays = contentTable({
  slug: 'holidays',
  labels: labels('Holiday', 'Holidays', '假日', '节假日', '休業日'),
  group: 'places',
  columns: ['day', 'region', 'name', 'isWorkday'],
  defaultSort: '-day',
  tags: () => [],
  indexes: [{ fields: ['region', 'day'], unique: true }],
  fields: [
    row([
      { name: 'region', type: 'select', required: true, index: true, options: [...storeRegions] },
      {
        name: 'day',
        type: 'text',
        required: true,
        index: true,
        validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
          (!!value && isDay(value)) || textFor(req, complaints.date),
      },
    ]),
    { name: 'name', type: 'text', localized: true, maxLength: 80 },
    { name: 'isWorkday', type: 'checkbox', defaultValue: false },
  ],
});
