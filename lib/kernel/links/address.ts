import { match } from '@formatjs/intl-localematcher';
import Negotiator from 'negotiator';
import { isLocale, locales, localesOfRegion, type Locale, type Region } from '@/lib/kernel/i18n/locales';

/** What the server does with a path before any page is looked up. */
export type Destination =
  | { kind: 'page' }
  | { kind: 'rewrite'; path: string }
  | { kind: 'redirect'; path: string; status: 307 | 308 }
  | { kind: 'missing' };

export function regionOfHost(host: string): Region {
  return /^jp\./i.test(host) ? 'jp' : 'global';
}

const byLowerCase = new Map(locales.map((locale) => [locale.toLowerCase(), locale]));

/** '/zh-TWspring2027' → zh-TW and 'spring2027'; the locale in any case. */
function splitFirst(segment: string): { locale: Locale; token: string } | null {
  const locale = byLowerCase.get(segment.slice(0, 5).toLowerCase());
  return locale ? { locale, token: segment.slice(5) } : null;
}

/**
 * @param path pathname without query, percent-encoding untouched
 * @returns on the Japan site every page is rewritten below `/jp`; on the global site paths stay unchanged
 */
export function destinationOf(path: string, region: Region): Destination {
  const [first = '', ...rest] = path.replace(/\/+$/, '').slice(1).split('/');
  const named = splitFirst(first);
  if (!named) return { kind: 'missing' };

  const locale = localesOfRegion[region].includes(named.locale) ? named.locale : localesOfRegion[region][0]!;
  if (named.token) {
    if (rest.length > 0 || !/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(named.token)) return { kind: 'missing' };
    return settle(path, `/${locale}${named.token}`, `/${locale}/campaign/${named.token}`, region);
  }

  const [page, ...below] = rest;
  if (page === undefined) return settle(path, `/${locale}`, `/${locale}`, region);
  if (page === 'campaign' && below.length === 1)
    return { kind: 'redirect', path: `/${locale}${below[0]}`, status: 308 };
  const right = ['', locale, page, ...below].join('/');
  return settle(path, right, right, region);
}

/** The parts of a path: a page below its language, or a campaign's token directly after the language. */
export type AddressParts = { locale: Locale; token: string; page: string; below: string[] };

/** '/zh-TW/courses/combo-05' → its language, page and further segments; null without a language. */
export function partsOf(path: string): AddressParts | null {
  const [, first = '', page = '', ...below] = path.split('/');
  const locale = first.slice(0, 5);
  return isLocale(locale) ? { locale, token: first.slice(5), page, below } : null;
}

function settle(path: string, right: string, internal: string, region: Region): Destination {
  if (path !== right) return { kind: 'redirect', path: right, status: 308 };
  return region === 'jp' ? { kind: 'rewrite', path: `/jp${internal}` } : { kind: 'page' };
}

/** The language `/` leads to: the cookie's if this site allows it, else the best Accept-Language match, else the site's default. */
export function negotiateLocale(region: Region, cookie: string | undefined, acceptLanguage: string | null): Locale {
  const allowed = localesOfRegion[region];
  if (isLocale(cookie) && allowed.includes(cookie)) return cookie;
  return wantedLocale(acceptLanguage, allowed) ?? allowed[0]!;
}

/** The best match of a browser's languages: 'zh-HK' gives Traditional Chinese. Null if none matches. */
export function wantedLocale(acceptLanguage: string | null, allowed: readonly Locale[] = locales): Locale | null {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages().filter(isTag);
  const matched = match(wanted, allowed, '');
  return allowed.find((locale) => locale === matched) ?? null;
}

/** Browsers send well-formed tags, but other clients may send anything, and `Intl` throws on malformed tags. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
