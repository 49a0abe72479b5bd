import type { Catalogue } from '@/lib/catalogue/shapes';
import { cmsList } from '@/lib/pages/cms-contract';
import { catalogueOperations } from '@/lib/catalogue/contract';
import { checkPath } from '@/lib/certificates/certificate';
import { env } from '@/lib/kernel/env';
import { ownOrigin } from '@/lib/kernel/own-address.mjs';
import type { AddressParts } from '@/lib/kernel/links/address';
import { homeSlug } from '@/lib/kernel/links/home-slug';
import { campaignHref, hrefFor } from '@/lib/kernel/links/href';
import type { Locale } from '@/lib/kernel/i18n/locales';

/** Collections whose entries have addresses of their own, and the field used in the address. */
const fields = {
  pages: 'slug',
  campaigns: 'token',
  championships: 'slug',
  articles: 'slug',
} as const;
type Named = keyof typeof fields;
/** Products and markets come from the ecommerce API, the others from the CMS. */
type AddressedCollection = Named | 'courses' | 'markets';

/** Pages that have a subpage for each entry of a collection. */
const entriesBelow: Record<string, AddressedCollection> = {
  courses: 'courses',
  SchoolChampionships: 'championships',
  articles: 'articles',
  partners: 'markets',
};

/** Where to redirect: permanently, or temporarily (`isForNow`), as from a partner market that does not exist. */
export type RightAddress = { path: string; isForNow?: true };

/**
 * The canonical spelling of an address whose language is valid; null when there is no such page. A campaign's token may be written as a
 * path segment, like a page: `/zh-TW/spring2027`.
 */
export async function rightAddress(parts: AddressParts): Promise<RightAddress | null> {
  const path = await spelledRight(parts);
  if (path) return { path };
  const { locale, page, below } = parts;
  // A market that cannot be found sends its visitor home (docs/product.md, "Periods").
  const isMarket = below.length === 1 && (await rightSpelling('pages', page, locale)) === 'partners';
  return isMarket ? { path: hrefFor(locale, ''), isForNow: true } : null;
}

async function spelledRight({ locale, token, page, below }: AddressParts): Promise<string | null> {
  if (token) {
    const right = await rightSpelling('campaigns', token, locale);
    return right && campaignHref(locale, right);
  }
  // The server requests `404` in place of a missing page.
  if (page === '' || page === '404') return hrefFor(locale, page);
  // The learning app: its pages decide which courses and lessons exist.
  if (page.toLowerCase() === 'learn') return below.length <= 2 ? hrefFor(locale, ['learn', ...below].join('/')) : null;
  // The teacher's workspace: its parts are separate pages.
  if (page.toLowerCase() === 'teach') return below.length <= 2 ? hrefFor(locale, ['teach', ...below].join('/')) : null;
  // Teachers: the page itself decides which teachers have one.
  if (page.toLowerCase() === 'teachers')
    return below.length <= 2
      ? hrefFor(locale, ['teachers', ...below.map((slug) => slug.toLowerCase())].join('/'))
      : null;
  // Where certificates are checked.
  if (page.toLowerCase() === checkPath) return below.length === 0 ? hrefFor(locale, checkPath) : null;
  const name = await rightSpelling('pages', page, locale);
  if (name === homeSlug) return hrefFor(locale, '');
  if (name === null) {
    const campaign = below.length === 0 ? await rightSpelling('campaigns', page, locale) : null;
    return campaign && campaignHref(locale, campaign);
  }
  const [entry, ...rest] = below;
  const collection = entriesBelow[name];
  if (!collection || !entry || rest.length > 0) return hrefFor(locale, [name, ...below].join('/'));
  const right = await rightSpelling(collection, entry, locale);
  return right && hrefFor(locale, `${name}/${right}`);
}

/**
 * The canonical spelling of an entry's name; null when there is no such entry. Most collections are small: the list of their names is one public
 * read, the same for every requested address, which the front caches. There may be thousands of products, so the ecommerce API, which has them in
 * memory, is asked for this one. If the API fails, the page decides.
 */
async function rightSpelling(collection: AddressedCollection, value: string, locale: Locale): Promise<string | null> {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(value)) return null;
  try {
    if (collection === 'markets') return named(await marketHandles(locale), value) ?? null;
    if (collection === 'courses') return named(await productsAlike(locale, value), value) ?? null;
    const alike = `filters[${fields[collection]}][$containsi]`;
    const many = { 'pagination[pageSize]': '100' };
    const list = await namesOf(collection, locale, many);
    const { names } = list.pageCount > 1 ? await namesOf(collection, locale, { [alike]: value, ...many }) : list;
    return named(names, value) ?? null;
  } catch {
    return value;
  }
}

/** The name itself, or else the one that differs in letter case. */
const named = (names: readonly string[], value: string): string | undefined =>
  names.find((name) => name === value) ?? names.find((name) => name.toLowerCase() === value.toLowerCase());

async function marketHandles(locale: Locale): Promise<string[]> {
  const markets: { handle: string }[] = await answerOf(commerceRead(catalogueOperations.markets, { locale }));
  return markets.map(({ handle }) => handle);
}

/** Ids of the products on sale in the language that match `id` in any letter case. */
async function productsAlike(locale: Locale, id: string): Promise<string[]> {
  const found: Catalogue = await answerOf(commerceRead(catalogueOperations.catalogue, { ids: id, locale }));
  return found.products.map((product) => product.id);
}

const commerceRead = ({ api, path }: { api: string; path: string }, query: Record<string, string>) =>
  `${env.ECOMMERCE_API_URL ?? `${ownOrigin(env)}/api/${api}`}${path}?${new URLSearchParams(query)}`;

async function namesOf(collection: Named, locale: Locale, query: Record<string, string>) {
  const { api, path } = cmsList(collection);
  const base = env.CMS_API_URL ?? `${ownOrigin(env)}/api/${api}`;
  const field = fields[collection];
  const { data, meta }: { data: Record<string, unknown>[]; meta: { pagination: { pageCount: number } } } =
    await answerOf(`${base}${path}?${new URLSearchParams({ locale, fields: field, ...query })}`);
  return { names: data.map((entry) => String(entry[field])), pageCount: meta.pagination.pageCount };
}

async function answerOf(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
