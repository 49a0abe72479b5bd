'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';

/** A six-digit code from a mail; phones offer to fill it in. */
export function CodeField(props: ComponentProps<typeof Field>) {
  return (
    <Field
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  );
}
