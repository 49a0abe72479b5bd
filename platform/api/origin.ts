import { locales } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { storefronts } from '@/platform/services/revalidation/announce';

function allowedOrigins(): Set<string> {
  const urls = [env.SITE_URL, env.JP_SITE_URL, ...storefronts()];
  return new Set(urls.flatMap((url) => (URL.canParse(url) ? new URL(url).origin : [])));
}

/**
 * The storefront a request comes from, when it is one of ours; otherwise '' so that a redirect stays on the host it is on.
 * Never the caller's word alone: that would be an open redirect.
 */
export function storefrontOrigin(origin: string | undefined): string {
  return origin && allowedOrigins().has(origin) ? origin : '';
}

const orderPage = new RegExp(`^(https?://[^/]+)?/(${locales.join('|')})/origin/?#/orders/[A-Za-z0-9-]+$`);
/** A return address made by us: an allowed origin or none, then /{locale}/origin#/orders/{number}. */
export function isSafeReturn(url: string): boolean {
  const match = orderPage.exec(url);
  return match !== null && (match[1] === undefined || allowedOrigins().has(match[1]));
}
