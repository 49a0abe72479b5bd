import type { IncomingMessage } from 'node:http';
import { allOperations } from '@/lib/contract/all';
import { isShared, pathOf, type Operation } from '@/lib/contract/operation';
import { searchQuerySchema } from '@/lib/contract/search';
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
type Read = { path: RegExp; isDeclared: (name: string) => boolean };

/** The storefront's own search, and reads of the contract whose answer is the same for everybody. */
const reads: readonly Read[] = [
  { path: whole(searchPath), isDeclared: (name) => Object.hasOwn(searchQuerySchema.shape, name) },
  ...allOperations.filter(isShared).map((operation) => ({
    path: whole(`/api/${pathOf({ ...operation, path: withoutNames(operation.path) })}`),
    isDeclared: (name: string) =>
      Object.hasOwn(operation.query?.shape ?? {}, name) || operation.moreQuery?.test(name) === true,
  })),
];
const longestKey = 500;

/** A page ignores its query; a read's is what its operation declares, in one order: nobody makes a second answer of the first by adding to it. */
export function publicAddress(region: Region, path: string, search = ''): PublicAddress | null {
  let url = path;
  if (path.startsWith('/api/')) {
    const read = reads.find((one) => one.path.test(path));
    if (!read) return null;
    const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => read.isDeclared(name)));
    query.sort();
    if (query.size > 0) url += `?${query}`;
  } else if (!pages.test(path) && !files.test(path)) return null;
  return url.length > longestKey ? null : { region, url, key: `${region} ${url}` };
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

function whole(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

function withoutNames(path: Operation['path']) {
  return path.replace(/\{\w+\}/g, '[A-Za-z0-9_-]+') as Operation['path'];
}
