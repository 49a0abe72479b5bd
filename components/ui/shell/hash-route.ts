'use client';

import { useMemo, useSyncExternalStore } from 'react';

/** A screen's address: what stands behind '#/'. */
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

let tellApp = () => {};
let current: string | null = null;
/** Next's own mark on a history entry. An entry without it shows nothing when somebody comes back to it from another page. */
let nextState: unknown = null;
/** How often the screen changed: the first one must not take the focus. */
let changes = 0;

function read(): string {
  if (current === null || parseHash(window.location.hash)) current = window.location.hash;
  return parseHash(current) ? current : '';
}

function tell() {
  nextState = window.history.state ?? nextState;
  changes += 1;
  tellApp();
}

/** The hash changed by other hands: the address bar, the way back, a link within the page. */
function onHashChange() {
  const isRoute = parseHash(window.location.hash) !== null;
  const known = current ?? '';
  // The skip link does its work and leaves the screen's address alone.
  const address = isRoute ? window.location.href : known || '#/';
  if (!isRoute || window.history.state === null) window.history.replaceState(nextState, '', address);
  if (isRoute && window.location.hash !== known) tell();
}

/** One app on a page asks: the account app, or the climb. */
function subscribe(listener: () => void) {
  nextState = window.history.state;
  tellApp = listener;
  window.addEventListener('hashchange', onHashChange);
  window.addEventListener('popstate', onHashChange);
  return () => {
    window.removeEventListener('hashchange', onHashChange);
    window.removeEventListener('popstate', onHashChange);
    current = null;
    changes = 0;
  };
}

/** The present screen's address; null on the server, which never sees a hash. */
export function useHashRoute(): HashRoute | null {
  const hash = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => (hash === null ? null : parseHash(hash)), [hash]);
}

/** @param hash from hashFor; `replace` leaves no way back to the present screen */
export function goTo(hash: string, { replace = false } = {}) {
  if (replace) window.history.replaceState(null, '', hash);
  else window.history.pushState(null, '', hash);
  current = hash;
  tell();
  // For those who listen to the browser, as the header's menus do.
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

export function hasChangedScreen(): boolean {
  return changes > 0;
}
