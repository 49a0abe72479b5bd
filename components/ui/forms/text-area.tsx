import type { ComponentProps } from 'react';
import { FieldFrame, type FieldNotes } from './field-frame';

type Props = ComponentProps<'textarea'> & FieldNotes;

/** A textarea with its label, hint and error. */
export function TextArea({ label, hint, error, ...area }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(tied) => <textarea rows={6} className="input h-auto resize-y py-3 leading-relaxed" {...tied} {...area} />}
    </FieldFrame>
  );
}
