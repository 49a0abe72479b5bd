import type { IncomingMessage } from 'node:http';
import { sharedRead } from '@/lib/shared-reads';
import { regionOfHost } from '@/lib/kernel/links/address';
import { locales, type Region } from '@/lib/kernel/i18n/locales';
import { hasDraftCookie } from '../next/draft-cookie';
import { asksForPageData } from '../next/soft-navigation.mjs';

/** Something that is the same for everybody: what a site answers to an address. */
export type PublicAddress = { region: Region; url: string; key: string };

const locale = `(?:${locales.join('|')})`;
const token = '[A-Za-z0-9][A-Za-z0-9_-]*';
const pages = new RegExp(`^/${locale}(?:${token})?(?:/[A-Za-z0-9._~-]+)*$`);
const files = new RegExp(
  `^/(?:(?:robots|llms)\\.txt|sitemap\\.xml|feeds/products-${locale}(?:-[1-9]\\d{0,3})?\\.(?:jsonld|xml)|sitemaps/${locale}-[1-9]\\d{0,3}\\.xml|manifest\\.webmanifest|icon\\.svg|favicon\\.ico|icons/[A-Za-z0-9_-]+\\.(?:png|svg)|illustrations/[a-z0-9-]+\\.svg|wechat/${locale}\\.svg|messages/[A-Za-z]{1,20}-${locale}\\.json|share/[A-Za-z0-9_-]+\\.(?:png|jpg)|calendar/[A-Za-z0-9-]+\\.ics|\\.well-known/security\\.txt)$`,
);
const maxKeyLength = 500;

/** A page ignores its query. */
export function publicAddress(region: Region, path: string, search = ''): PublicAddress | null {
  const url = isRead({ url: path }) ? sharedRead(path, search) : pages.test(path) || files.test(path) ? path : null;
  return url === null || url.length > maxKeyLength ? null : { region, url, key: `${region} ${url}` };
}

export const isRead = ({ url }: { url: string }) => url.startsWith('/api/');

/**
 * The list of what may be answered from memory; everything else goes to Next. Whoever says who they are, asks for a draft or for the data
 * of a soft navigation is answered for themselves.
 */
export function publicAddressOf({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.authorization || asksForPageData(headers) || hasDraftCookie(headers)) return null;
  const at = url.includes('?') ? url.indexOf('?') : url.length;
  return publicAddress(regionOfHost(headers.host ?? ''), url.slice(0, at), url.slice(at));
}
