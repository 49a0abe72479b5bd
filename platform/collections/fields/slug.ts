import type { TextField } from 'payload';

const pattern = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** A public id: stands in addresses, so letters, digits and single hyphens; unique, settled by the database. */
export function slugField(name: string, description?: string): TextField {
  return {
    name,
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 80,
    admin: { position: 'sidebar', description },
    validate: (value: string | null | undefined) =>
      (!!value && value.length <= 80 && pattern.test(value)) || 'Letters, digits and single hyphens, at most 80.',
  };
}
