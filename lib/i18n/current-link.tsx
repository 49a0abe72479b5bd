'use client';

import type { ComponentProps } from 'react';
import { PageLink } from './page-link';
import { useVisiblePath } from './use-visible-path';

/** A link that says so when it leads to the page it stands on. */
export function CurrentLink(props: ComponentProps<typeof PageLink>) {
  const isCurrent = useVisiblePath() === props.href;
  return <PageLink aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
