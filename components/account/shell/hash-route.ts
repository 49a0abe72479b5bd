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
