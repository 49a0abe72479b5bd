import { locales } from '@/lib/kernel/locale';
import { redirectTarget } from '@/lib/kernel/links/redirect-target';
import { env } from '@/lib/kernel/env';
import { storefronts } from '@/platform/kernel/invalidation/invalidate';

function allowedOrigins(): string[] {
  const urls = [env.SITE_URL, env.JP_SITE_URL, ...storefronts()];
  return urls.flatMap((url) => (URL.canParse(url) ? new URL(url).origin : []));
}

/**
 * The storefront a request comes from, if it is one of ours; otherwise '', so that a redirect stays on its host. The header alone is not trusted: that
 * would be an open redirect.
 */
export function storefrontOrigin(origin: string | undefined): string {
  return origin && allowedOrigins().includes(origin) ? origin : '';
}

const orderPage = new RegExp(`^(?:https?://[^/]+)?/(?:${locales.join('|')})/origin/?#/orders/[A-Za-z0-9-]+$`);
/** The address to return to after a payment: an allowed origin or none, then /{locale}/origin#/orders/{number}; otherwise home. */
export function safeReturn(url: string): string {
  const target = redirectTarget(url, allowedOrigins());
  return target && orderPage.test(target) ? target : '/';
}
