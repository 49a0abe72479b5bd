'use client';

import { useMemo, useSyncExternalStore } from 'react';

/** A screen's address: the part after '#/'. */
export type HashRoute = {
  /** Without slashes at its ends: 'userSpace/courses'; '' is the start. */
  path: string;
  segments: readonly string[];
  query: URLSearchParams;
};

/** @returns null when the hash is no route, e.g. '#main' of the skip link */
export function parseHash(hash: string): HashRoute | null {
  if (hash !== '' && hash !== '#' && !hash.startsWith('#/')) return null;
  return parseRoute(hash.slice(2));
}

/** From a route without '#/': 'login?redirect=checkout'. */
export function parseRoute(route: string): HashRoute {
  const [path = '', ...rest] = route.split('?');
  const segments = path.split('/').filter(Boolean).map(decode);
  return { path: segments.join('/'), segments, query: new URLSearchParams(rest.join('?')) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

type Query = Record<string, string | null | undefined>;

/** '?redirect=checkout'; parameters without a value are left out. */
export function searchOf(query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** '#/login?redirect=checkout' */
export function hashFor(path: string, query: Query = {}): string {
  return `#/${path.split('/').map(encodeURIComponent).join('/')}${searchOf(query)}`;
}

let notifyApp = () => {};
let current: string | null = null;
/** Next's own state of a history entry. An entry without it shows nothing when the user comes back to it from another page. */
let nextState: unknown = null;
/** How often the screen changed: the first one must not take the focus. */
let changes = 0;

function read(): string {
  if (current === null || parseHash(window.location.hash)) current = window.location.hash;
  return parseHash(current) ? current : '';
}

function reportChange() {
  nextState = window.history.state ?? nextState;
  changes += 1;
  notifyApp();
}

/** The hash was not changed by `goTo`: the address bar, going back, a link within the page. */
function onHashChange() {
  const isRoute = parseHash(window.location.hash) !== null;
  const known = current ?? '';
  // The skip link works, but the screen's address is restored.
  const address = isRoute ? window.location.href : known || '#/';
  if (!isRoute || window.history.state === null) window.history.replaceState(nextState, '', address);
  if (isRoute && window.location.hash !== known) reportChange();
}

/** A page has one subscriber: the account app, or the climb. */
function subscribe(listener: () => void) {
  nextState = window.history.state;
  notifyApp = listener;
  window.addEventListener('hashchange', onHashChange);
  window.addEventListener('popstate', onHashChange);
  return () => {
    window.removeEventListener('hashchange', onHashChange);
    window.removeEventListener('popstate', onHashChange);
    current = null;
    changes = 0;
  };
}

/** The current screen's address; null on the server, which never sees a hash. */
export function useHashRoute(): HashRoute | null {
  const hash = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => (hash === null ? null : parseHash(hash)), [hash]);
}

/** @param hash from hashFor; `replace` removes the current screen from the history */
export function goTo(hash: string, { replace = false } = {}) {
  if (replace) window.history.replaceState(null, '', hash);
  else window.history.pushState(null, '', hash);
  current = hash;
  reportChange();
  // For listeners of the browser's event, such as the header's menus.
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

export function hasChangedScreen(): boolean {
  return changes > 0;
}
