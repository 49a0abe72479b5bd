'use client';

import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';

/** A menu on the browser's own <details>, which opens before scripts are loaded: it closes on Escape, on a press elsewhere, and on a choice. */
export function Menu(props: ComponentProps<'details'>) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeElsewhere = ({ target }: PointerEvent) => {
      const menu = ref.current;
      // A dialog opened from the menu returns the focus to it, so the menu stays open.
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
