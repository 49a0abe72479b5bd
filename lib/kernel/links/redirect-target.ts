const here = 'http://own.invalid';

/**
 * The one judge of where a redirect may lead, whoever wrote its target: the target as a path of this site or, where one of `origins` is named, as a
 * whole address there; null for everything else. The parser that browsers have settles what backslashes, tabs, doubled slashes, dots and names before
 * an `@` mean, so no spelling of a way out is listed here.
 */
export function redirectTarget(target: string, origins: readonly string[] = []): string | null {
  if (!URL.canParse(target, here)) return null;
  const { origin, pathname, search, hash } = new URL(target, here);
  // Of '/.//elsewhere' the parser leaves '//elsewhere', which would name a host.
  const path = `/${pathname.replace(/^\/+/, '')}${search}${hash}`;
  if (origin === here) return path;
  return origins.includes(origin) ? origin + path : null;
}
