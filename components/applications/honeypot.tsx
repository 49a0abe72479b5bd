import type { ComponentProps } from 'react';

/** Only machines see it: what is written here is rejected. */
export const Honeypot = (input: ComponentProps<'input'>) => (
  <input {...input} type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
);
