'use client';

import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';

/** A menu on the browser's own <details>, which opens before any code is there: it closes on Escape, elsewhere, and when something is chosen. */
export function Menu(props: ComponentProps<'details'>) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeElsewhere = ({ target }: PointerEvent) => {
      const menu = ref.current;
      // A dialog opened from the menu gives its focus back to it.
      if (menu?.open && target instanceof Element && !menu.contains(target) && !target.closest('dialog'))
        menu.open = false;
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, []);

  const closeOnEscape = ({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const closeOnChoice = ({ target, currentTarget: menu }: MouseEvent<HTMLDetailsElement>) => {
    if (target instanceof Element && target.closest('a')) menu.open = false;
  };
  return <details ref={ref} name="header-menu" onKeyDown={closeOnEscape} onClick={closeOnChoice} {...props} />;
}
