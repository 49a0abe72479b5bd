import type { ComponentProps } from 'react';
import { Spinner } from './waiting/spinner';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

type Props = ComponentProps<'button'> & {
  kind?: ButtonKind;
  /** While set, the button keeps its place and focus but does nothing; the text is read out. */
  busyLabel?: string | false;
};

export function Button({ kind = 'primary', busyLabel, className = '', children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      className={`btn btn-${kind} ${className}`}
      aria-disabled={busyLabel ? true : undefined}
      onClick={busyLabel ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busyLabel ? <Spinner label={busyLabel} /> : children}
    </button>
  );
}
