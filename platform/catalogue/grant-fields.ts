import type { ArrayField, SelectField } from 'payload';
import { grantKinds } from '@/lib/catalogue/grant';
import { row } from '@/platform/kernel/back-office/fields/basic-fields';

const kindField: SelectField = { name: 'kind', type: 'select', required: true, options: [...grantKinds] };

export const grantKindField: SelectField = { ...kindField, index: true };

/** What paying for one piece grants. */
export const grantsField: ArrayField = {
  name: 'grants',
  type: 'array',
  admin: { initCollapsed: true },
  fields: [
    row([
      kindField,
      { name: 'ref', type: 'text', maxLength: 80 },
      { name: 'months', type: 'number', min: 0 },
      { name: 'amount', type: 'number', required: true, min: 1, defaultValue: 1 },
    ]),
  ],
};
