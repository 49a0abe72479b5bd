import type { ComponentProps } from 'react';

/** Only bots see this field: a form that fills it in is rejected. */
export const Honeypot = (input: ComponentProps<'input'>) => (
  <input {...input} type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
);
