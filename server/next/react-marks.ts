/* Both functions run in the browser of a test, where the rest of this file is missing: each must be self-contained. */

/**
 * Whether React receives the document's events: it adds its listeners before it hydrates any element. A document without scripts of the build has
 * nothing to wait for.
 */
export const isListenedTo = (): boolean =>
  !document.querySelector('script[src*="/_next/"]') ||
  Object.keys(document).some((key) => key.startsWith('_reactListening'));

/** Whether React has hydrated an element that the server sent. */
export const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));
