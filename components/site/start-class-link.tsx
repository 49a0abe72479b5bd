'use client';

import type { ComponentProps } from 'react';
import { onPlainClick } from '@/components/ui/browser/plain-click';

/** A window that is not there after this many milliseconds was blocked. */
const newWindowFallback = 1000;

/** Opens the course platform in a new tab; if that fails, this page navigates there instead. */
export function StartClassLink(props: ComponentProps<'a'> & { href: string }) {
  return <a target="_blank" rel="noopener" onClick={onPlainClick(() => openWindow(props.href))} {...props} />;
}

function openWindow(href: string) {
  const opened = window.open(href, '_blank');
  if (opened) opened.opener = null;
  setTimeout(() => {
    if (!opened || opened.closed) location.assign(href);
  }, newWindowFallback);
}
