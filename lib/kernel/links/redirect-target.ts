const here = 'http://own.invalid';

/**
 * The only check of redirect targets: returns the target as a path of this site or, if it is on one of `origins`, as an absolute URL; null for
 * everything else. It uses the same URL parser as browsers, which decides what backslashes, tabs, doubled slashes, dots and user names before an `@`
 * mean, so this needs no list of dangerous spellings.
 */
export function redirectTarget(target: string, origins: readonly string[] = []): string | null {
  if (!URL.canParse(target, here)) return null;
  const { origin, pathname, search, hash } = new URL(target, here);
  // The parser turns '/.//elsewhere' into '//elsewhere', which would be a host.
  const path = `/${pathname.replace(/^\/+/, '')}${search}${hash}`;
  if (origin === here) return path;
  return origins.includes(origin) ? origin + path : null;
}
