import NextLink from 'next/link';
import { locale } from 'next/root-params';
import type { ComponentProps } from 'react';
import { hrefFor } from './href';
import { pageChange } from './page-change';

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & {
  /** Address below the locale: '' is home, 'courses', 'courses/combo-05', 'origin/#/login'. */
  to: string;
};

/** A link inside the page's language; server components only, so no locale travels to the browser. */
export async function Link({ to, ...rest }: Props) {
  return <NextLink href={hrefFor(String(await locale()), to)} transitionTypes={pageChange} {...rest} />;
}
