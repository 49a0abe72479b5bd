'use client';

import { useSyncExternalStore } from 'react';

/** Whoever asked for less motion. */
export const still = '(prefers-reduced-motion: reduce)';
/** A phone: the board is as wide as the screen. As in learn.css. */
export const narrow = '(max-width: 639.98px)';

/** Whether it is so, and whenever that changes; on the server it is not. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (tell) => {
      const media = matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    () => matchMedia(query).matches,
    () => false,
  );
