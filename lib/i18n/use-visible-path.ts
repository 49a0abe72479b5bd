'use client';

import { usePathname } from 'next/navigation';
import { visiblePath } from './href';

/** The page's address without query, the same while prerendering and in the browser. */
export function useVisiblePath(): string {
  return visiblePath(usePathname());
}
