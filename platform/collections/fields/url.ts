import type { TextField } from 'payload';
import * as z from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });

/** An http(s) address: anything else (javascript:, data:) would reach an href. */
export function httpUrlField(name: string): TextField {
  return {
    name,
    type: 'text',
    maxLength: 500,
    validate: (value: string | null | undefined) =>
      !value || httpUrl.safeParse(value).success || 'An address that begins with https://',
  };
}
