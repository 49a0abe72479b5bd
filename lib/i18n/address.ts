import { defaultLocale, isLocale, locales, localesOfRegion, type Locale, type Region } from './locales';
import { pageNames } from './pages';

/** What the server does with an address before any page is looked up (decisions, "Addresses"). */
export type Destination =
  | { kind: 'page' }
  | { kind: 'rewrite'; path: string }
  | { kind: 'redirect'; path: string; status: 307 | 308 }
  | { kind: 'campaign-or-missing'; locale: Locale; token: string }
  | { kind: 'missing' };

export function regionOfHost(host: string): Region {
  return /^jp\./i.test(host) ? 'jp' : 'global';
}

const byLowerCase = new Map(locales.map((locale) => [locale.toLowerCase(), locale]));
const pagesByLowerCase = new Map<string, string>(pageNames.map((name) => [name.toLowerCase(), name]));

/** '/zh-TWspring2027' → zh-TW and 'spring2027'; the locale in any case. */
function splitFirst(segment: string): { locale: Locale; token: string } | null {
  const locale = byLowerCase.get(segment.slice(0, 5).toLowerCase());
  return locale ? { locale, token: segment.slice(5) } : null;
}

/**
 * @param path pathname without query, percent-encoding untouched
 * @returns for a jp host every page becomes a rewrite below `/jp`; on the global site pages stay as they are
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
  const name = pagesByLowerCase.get(page.toLowerCase());
  if (!name && locale === named.locale && below.length === 0 && first === locale) {
    // The server asks for this page in place of what is not there, and answers it with 404 whoever asks.
    if (page === '404') return settle(path, path, path, region);
    return { kind: 'campaign-or-missing', locale, token: page };
  }
  const right = ['', locale, name ?? page, ...below].join('/');
  return settle(path, right, right, region);
}

const collectionsByPage = { courses: 'courses', SchoolChampionships: 'championships' } as const;

/** The entry a well-spelled address names: `/zh-TW/courses/combo-05`. */
export function entryOf(path: string) {
  const [, locale, page, value, ...below] = path.split('/');
  if (!isLocale(locale) || !value || below.length > 0 || !page || !(page in collectionsByPage)) return null;
  return { locale, collection: collectionsByPage[page as keyof typeof collectionsByPage], value };
}

function settle(path: string, right: string, internal: string, region: Region): Destination {
  if (path !== right) return { kind: 'redirect', path: right, status: 308 };
  return region === 'jp' ? { kind: 'rewrite', path: `/jp${internal}` } : { kind: 'page' };
}

/** The language `/` leads to: the cookie's if this site allows it, else the best Accept-Language match, else the site's default. */
export function negotiateLocale(region: Region, cookie: string | undefined, acceptLanguage: string | null): Locale {
  const allowed = localesOfRegion[region];
  if (isLocale(cookie) && allowed.includes(cookie)) return cookie;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const q = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find((value) => value !== undefined);
      return { tag: tag.toLowerCase(), q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, q }) => tag && q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { tag } of wanted) {
    const match = bestMatch(tag, allowed);
    if (match) return match;
  }
  return region === 'jp' ? 'ja-JP' : defaultLocale;
}

function bestMatch(tag: string, allowed: readonly Locale[]): Locale | undefined {
  const [language, ...subtags] = tag.split('-');
  if (language === 'zh') {
    const simplified =
      subtags.includes('hans') ||
      (!subtags.includes('hant') && subtags.some((subtag) => ['cn', 'sg', 'my'].includes(subtag)));
    const wanted: Locale = simplified ? 'zh-CN' : 'zh-TW';
    return allowed.includes(wanted) ? wanted : undefined;
  }
  return allowed.find((locale) => locale.slice(0, 2) === language);
}
