import 'react-dom/client';

/**
 * Starting a page evaluates React, then Next; done in one go they hold up a slow phone for a fifth of a second, in which it
 * answers nobody. React is evaluated here. Next then waits for the scripts that are to run before it (`next/script`, beforeInteractive): an
 * empty one gives the browser a turn in between.
 */
declare global {
  var __next_s: [src: string | undefined, attributes: { children: string }][] | undefined;
}

globalThis.__next_s = [...(globalThis.__next_s ?? []), [undefined, { children: '' }]];
