'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { visiblePath } from './href';
import { PageLink } from './page-link';

/** A link that says so when it leads to the page it stands on. */
export function CurrentLink(props: ComponentProps<typeof PageLink>) {
  const isCurrent = visiblePath(usePathname()) === props.href;
  return <PageLink aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
