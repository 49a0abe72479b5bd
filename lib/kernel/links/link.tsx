import { locale } from 'next/root-params';
import type { ComponentProps } from 'react';
import { hrefFor } from './href';
import { PageLink } from './page-link';

type Props = Omit<ComponentProps<typeof PageLink>, 'href'> & {
  /** Address below the locale: '' is home, 'courses', 'courses/combo-05'. */
  to: string;
};

/** A link inside the page's language, for server components: no locale travels to the browser. The origin site is another app: `originHref` and `<a>`. */
export async function Link({ to, ...rest }: Props) {
  return <PageLink href={hrefFor(String(await locale()), to)} {...rest} />;
}
