/* Both run in the browser of a test, where nothing else of this file is known: each is whole by itself. */

/** Whether what a visitor does is heard: React listens to the document from before it takes over any element. A document without scripts of the build has nothing to wait for. */
export const isListenedTo = (): boolean =>
  !document.querySelector('script[src*="/_next/"]') ||
  Object.keys(document).some((key) => key.startsWith('_reactListening'));

/** Whether React has taken over an element that the server sent. */
export const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));
