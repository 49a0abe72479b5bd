import { usePathname } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';

/** The followed link is gone with its page: the element with this ref takes the focus on the new page. */
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
