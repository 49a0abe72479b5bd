'use client';

import { useSyncExternalStore } from 'react';

/** The user prefers reduced motion. */
export const still = '(prefers-reduced-motion: reduce)';
/** A phone: the board is as wide as the screen. As in learn.css. */
export const narrow = '(max-width: 639.98px)';

/** Whether a media query matches, updated on changes; false on the server. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );
