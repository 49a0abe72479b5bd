import type { MouseEvent } from 'react';

/** A click without a modifier key calls `act` instead of following the link. */
export const onPlainClick = (act: () => unknown) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
