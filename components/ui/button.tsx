import type { ComponentProps } from 'react';
import { Spinner } from './spinner';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export const buttonClass: Record<ButtonKind, string> = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  quiet: 'btn btn-quiet',
  danger: 'btn btn-danger',
};

type Props = ComponentProps<'button'> & {
  kind?: ButtonKind;
  /** While set, the button keeps its place and focus but does nothing; the text is read out. */
  busyLabel?: string | false;
};

export function Button({
  kind = 'primary',
  busyLabel,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  const isBusy = Boolean(busyLabel);
  return (
    <button
      type={type}
      className={`${buttonClass[kind]} ${className}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busyLabel ? <Spinner label={busyLabel} /> : children}
    </button>
  );
}
