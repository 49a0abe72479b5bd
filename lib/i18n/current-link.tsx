'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { pageChange } from './page-change';
import { useVisiblePath } from './use-visible-path';

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/** A link that says so when it leads to the page it stands on. */
export function CurrentLink({ href, ...rest }: Props) {
  const current = useVisiblePath() === href;
  return <NextLink href={href} transitionTypes={pageChange} aria-current={current ? 'page' : undefined} {...rest} />;
}
