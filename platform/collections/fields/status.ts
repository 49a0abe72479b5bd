import type { SelectField } from 'payload';

/** The state of a document, beside it; it begins with the first. */
export const statusField = (statuses: readonly string[]): SelectField => ({
  name: 'status',
  type: 'select',
  required: true,
  defaultValue: statuses[0],
  index: true,
  options: [...statuses],
  admin: { position: 'sidebar' },
});
