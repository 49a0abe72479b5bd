'use client';

import { useNav, useWindowInfo } from '@payloadcms/ui';
import { useEffect, useState, type ReactNode } from 'react';

/**
 * Payload keeps its menu open from 1441 pixels on and closes it at each load on narrower screens, most laptops included, where it would fit beside the
 * page as well. This opens it there too, unless the user has closed it on a wider screen. On screens where the menu covers the page it stays closed.
 */
export function OpenMenu({ children }: { children?: ReactNode }) {
  const { navOpen, setNavOpen } = useNav();
  const [wasOpen] = useState(navOpen);
  const { l: isNarrowerThanWide, m: isOverPage } = useWindowInfo().breakpoints ?? {};
  const opens = wasOpen && isNarrowerThanWide === true && isOverPage === false;
  useEffect(() => {
    // After Payload's own effect for this width, which closes it, and before anything is painted.
    if (opens) queueMicrotask(() => setNavOpen(true));
  }, [opens, setNavOpen]);
  return children;
}
