import type { ComponentProps } from 'react';
import { FieldFrame, type FieldNotes } from './field-frame';

type Props = ComponentProps<'select'> & FieldNotes;

/** A select with its label, hint and error. */
export function SelectField({ label, hint, error, optional, className, children, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} className={className}>
      {(tied) => (
        <select className="input" {...tied} {...select}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
