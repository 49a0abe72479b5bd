import { locale } from 'next/root-params';
import type { ComponentProps } from 'react';
import { hrefFor } from './href';
import { PageLink } from './page-link';

type Props = Omit<ComponentProps<typeof PageLink>, 'href'> & {
  /** Address below the locale: '' is home, 'courses', 'courses/combo-05'. */
  to: string;
};

/** A link within the page's language, for server components, so that no locale is sent to the browser. For the origin site, another app, use `originHref` and `<a>`. */
export async function Link({ to, ...rest }: Props) {
  return <PageLink href={hrefFor(String(await locale()), to)} {...rest} />;
}
