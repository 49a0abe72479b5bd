import { env } from '@/lib/kernel/env';

const site = new URL(env.SITE_URL);
const isLoopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(site.hostname);

/** The origins of the back office: the global site, and in development the other names of localhost. */
export const backOfficeOrigins: readonly string[] = isLoopback
  ? ['localhost', '127.0.0.1', '[::1]'].map((host) => `${site.protocol}//${host}${site.port && `:${site.port}`}`)
  : [site.origin];

/** A browser sends an origin with each request that writes. A request without one is not from a browser and cannot misuse a cookie. */
export function isBackOfficeOrigin(origin: string | null): boolean {
  return origin === null || backOfficeOrigins.includes(origin);
}

/**
 * With these, Payload accepts a cookie only from one of these origins or from the same site. Browsers report where a read comes from only on https and
 * localhost; elsewhere `SameSite=Strict` has to be enough for reads.
 */
export const csrfOrigins: string[] = site.protocol === 'https:' || isLoopback ? [...backOfficeOrigins] : [];
