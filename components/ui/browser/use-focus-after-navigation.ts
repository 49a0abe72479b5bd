import { usePathname } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';

/** The link that was followed is gone with its page: whoever goes on by keyboard begins at the new one, in what this is given to. */
export function useFocusAfterNavigation<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    part.current?.focus({ preventScroll: true });
  }, [path]);
  return part;
}
