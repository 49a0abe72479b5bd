'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Half a screen, so that an element is near for a moment before it is scrolled into view. */
const reach = '50% 0px';

/** Whether an element is in view or about to come into it. @param isAsked false: the element is not observed */
export function useIsNear(element: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isAsked || !element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      rootMargin: reach,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isAsked]);
  return isNear;
}
