import { locale } from 'next/root-params';
import type { ComponentProps } from 'react';
import { hrefFor } from './href';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address below the locale: '' is home, 'courses', 'courses/combo-05', 'origin/#/login'. */
  to: string;
};

/**
 * A link inside the page's language; server components only, so no locale travels to the browser.
 * It is a plain link; `components/layout/soft-links` makes every `data-soft` one change the page without loading a new document.
 * Next's own Link would cost each page 3 KB and each link a client component.
 */
export async function Link({ to, ...rest }: Props) {
  return <a href={hrefFor(String(await locale()), to)} data-soft="" {...rest} />;
}
