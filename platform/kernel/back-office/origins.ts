import { env } from '@/lib/kernel/env';

const site = new URL(env.SITE_URL);
const isLoopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(site.hostname);

/** Where the back office is opened: the global site, and on one's own machine that machine's other names. */
export const backOfficeOrigins: readonly string[] = isLoopback
  ? ['localhost', '127.0.0.1', '[::1]'].map((host) => `${site.protocol}//${host}${site.port && `:${site.port}`}`)
  : [site.origin];

/** A browser names the origin of each request that writes; what comes without one is no browser and carries no cookie unasked. */
export function isBackOfficeOrigin(origin: string | null): boolean {
  return origin === null || backOfficeOrigins.includes(origin);
}

/**
 * For Payload, which then takes a cookie only with one of these origins or from the same site. Browsers say where a read comes from only on
 * https and on one's own machine; elsewhere `SameSite=Strict` has to be enough for reads.
 */
export const csrfOrigins: string[] = site.protocol === 'https:' || isLoopback ? [...backOfficeOrigins] : [];
