import type { TextField } from 'payload';

/** An http(s) address: anything else (javascript:, data:) would reach an href. */
export function httpUrlField(name: string, options: { localized?: boolean; required?: boolean } = {}): TextField {
  return {
    name,
    type: 'text',
    maxLength: 500,
    localized: options.localized,
    required: options.required,
    validate: (value: string | null | undefined) => {
      if (!value) return options.required ? 'Required.' : true;
      try {
        return ['http:', 'https:'].includes(new URL(value).protocol) || 'An address that begins with https://';
      } catch {
        return 'An address that begins with https://';
      }
    },
  };
}
