import { env, type Env } from '@/lib/kernel/env';

/**
 * The domain that a passkey is made for: the one that both sites share, so that a passkey made on www, on jp. or on the bare host works on all of them; and
 * the origins where it may be used. The Japan site's host is 'jp.' and that domain.
 */
export function passkeySite({ SITE_URL, JP_SITE_URL }: Pick<Env, 'SITE_URL' | 'JP_SITE_URL'> = env) {
  const [site, jp] = [new URL(SITE_URL), new URL(JP_SITE_URL)];
  const parent = jp.hostname.replace(/^jp\./, '');
  const isShared = site.hostname === parent || site.hostname.endsWith(`.${parent}`);
  const id = isShared ? parent : site.hostname;
  const neighbours = [id, `www.${id}`].map((host) => new URL(site.origin.replace(site.hostname, host)).origin);
  return { id, origins: [...new Set([site.origin, ...(isShared ? [jp.origin, ...neighbours] : [])])] };
}
