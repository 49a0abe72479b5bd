'use client';

import type { ComponentProps, MouseEvent } from 'react';

/** A window that is not there after this many milliseconds was blocked. */
const newWindowFallback = 1000;

/** Opens the course platform in a new tab; where that fails, this page goes there instead. */
export function StartClassLink(props: ComponentProps<'a'> & { href: string }) {
  return <a target="_blank" rel="noopener" onClick={openWindow} {...props} />;
}

function openWindow(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const opened = window.open(href, '_blank');
  if (opened) opened.opener = null;
  setTimeout(() => {
    if (!opened || opened.closed) location.assign(href);
  }, newWindowFallback);
}
