import type { ComponentProps } from 'react';
import { Link } from '@/lib/kernel/links/link';
import type { ButtonKind } from './button';

type Props = ComponentProps<typeof Link> & { kind?: ButtonKind };

/** A link inside the page's language that looks like a button; server components only. */
export function ButtonLink({ kind = 'primary', className = '', ...rest }: Props) {
  return <Link className={`btn btn-${kind} ${className}`} {...rest} />;
}
