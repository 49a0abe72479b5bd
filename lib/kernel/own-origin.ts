import 'server-only';
import { env } from './env';

/** True when the origin site is part of this project: no host is set, or it is one of ours. */
export function isOwnOrigin(originWebSiteUrl: string): boolean {
  if (originWebSiteUrl === '' || /^\/(?!\/)/.test(originWebSiteUrl)) return true;
  const host = URL.canParse(originWebSiteUrl) ? new URL(originWebSiteUrl).origin : '';
  return [env.SITE_URL, env.JP_SITE_URL].some((url) => new URL(url).origin === host);
}
