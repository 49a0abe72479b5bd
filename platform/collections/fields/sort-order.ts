import type { NumberField } from 'payload';

/** The smallest comes first. */
export const sortOrderField: NumberField = {
  name: 'sortOrder',
  type: 'number',
  required: true,
  defaultValue: 1000,
  admin: { position: 'sidebar' },
};
