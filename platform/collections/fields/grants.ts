import type { ArrayField, SelectField } from 'payload';
import { grantKinds } from '@/lib/domain/grant';
import { row } from './basic';

const kindField: SelectField = { name: 'kind', type: 'select', required: true, options: [...grantKinds] };

export const grantKindField: SelectField = { ...kindField, index: true };

/** What paying for one piece delivers. */
export const grantsField: ArrayField = {
  name: 'grants',
  type: 'array',
  admin: { initCollapsed: true },
  fields: [
    row([
      kindField,
      {
        name: 'ref',
        type: 'text',
        maxLength: 80,
        admin: { description: 'course: course plan id · exam: grade · redeemCode: the product or plan it opens' },
      },
      { name: 'months', type: 'number', min: 0, admin: { description: 'How long it lasts; empty: without end.' } },
      {
        name: 'amount',
        type: 'number',
        required: true,
        min: 1,
        defaultValue: 1,
        admin: { description: 'hours: minutes; others: how many.' },
      },
    ]),
  ],
};
