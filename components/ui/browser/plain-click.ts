import type { MouseEvent } from 'react';

/** A click that means 'here', not 'in another tab', does this instead of following the link. */
export const onPlainClick = (act: () => unknown) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
