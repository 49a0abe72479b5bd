'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { visiblePath } from './href';
import { PageLink } from './page-link';

/** A link with `aria-current` if it leads to the current page. */
export function CurrentLink(props: ComponentProps<typeof PageLink>) {
  const isCurrent = visiblePath(usePathname()) === props.href;
  return <PageLink aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
