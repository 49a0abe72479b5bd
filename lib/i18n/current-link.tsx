'use client';

import type { ComponentProps } from 'react';
import { useVisiblePath } from './use-visible-path';

/** A link inside the site that says so when it leads to the page it stands on. `href` includes the locale. */
export function CurrentLink({ href, ...rest }: ComponentProps<'a'>) {
  const isCurrent = useVisiblePath() === href;
  return <a href={href} data-soft="" aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
