import type { IncomingMessage } from 'node:http';
import { allOperations } from '@/lib/contract/all';
import { pathOf } from '@/lib/contract/operation';
import { searchPath } from '@/lib/contract/search-address';
import { regionOfHost } from '@/lib/i18n/address';
import { locales, type Region } from '@/lib/i18n/locales';

/** Something that is the same for everybody: what a site answers to an address. */
export type PublicAddress = { region: Region; url: string; key: string };

const locale = `(?:${locales.join('|')})`;
const token = '[A-Za-z0-9][A-Za-z0-9_-]*';
const pages = new RegExp(`^/${locale}(?:${token})?(?:/[A-Za-z0-9._~-]+)*$`);
const files = new RegExp(
  `^/(?:(?:robots|llms)\\.txt|sitemap\\.xml|feeds/products-${locale}(?:-[1-9]\\d{0,3})?\\.(?:jsonld|xml)|sitemaps/${locale}-[1-9]\\d{0,3}\\.xml|manifest\\.webmanifest|icon\\.svg|favicon\\.ico|icons/[A-Za-z0-9_-]+\\.png|illustrations/[a-z0-9-]+\\.svg|share/[A-Za-z0-9_-]+\\.(?:png|jpg)|calendar/[A-Za-z0-9-]+\\.ics|\\.well-known/security\\.txt)$`,
);
/** The storefront's own search, and reads of the contract that nobody needs a token for. */
const reads = new RegExp(
  `^(?:${searchPath}|/api/(?:${allOperations
    .filter(({ method, access }) => method === 'get' && (access === 'public' || access === 'optional'))
    .map((operation) =>
      pathOf({ ...operation, path: operation.path.replace(/\{\w+\}/g, '[A-Za-z0-9_-]+') as `/${string}` }),
    )
    .join('|')}))$`,
);
const longestKey = 500;

export function publicAddress(region: Region, path: string, search = ''): PublicAddress | null {
  // A static page ignores its query, an API does not.
  const url = reads.test(path) ? path + search : pages.test(path) || files.test(path) ? path : null;
  return url === null || url.length > longestKey ? null : { region, url, key: `${region} ${url}` };
}

/** The address a key was made of. */
export function addressOf(key: string): PublicAddress {
  const at = key.indexOf(' ');
  return { region: key.slice(0, at) as Region, url: key.slice(at + 1), key };
}

export const isRead = ({ url }: { url: string }) => url.startsWith('/api/');

/**
 * The list of what may be answered from memory; everything else goes to Next. Whoever says who they are, asks for a draft or for the data
 * of a soft navigation is answered for themselves.
 */
export function publicAddressOf({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.authorization || headers.rsc !== undefined || headers.cookie?.includes('__prerender_bypass')) return null;
  const at = url.indexOf('?');
  return at === -1
    ? publicAddress(regionOfHost(headers.host ?? ''), url)
    : publicAddress(regionOfHost(headers.host ?? ''), url.slice(0, at), url.slice(at));
}
