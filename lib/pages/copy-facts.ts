import type { Locale } from '@/lib/kernel/locale';
import { currencyOfLocale, formatMoney, fromMainUnit, type Currency } from '@/lib/kernel/money';
import { schoolTimeZone } from '@/lib/kernel/period';

/**
 * What the copy may ask of a product: `{price:combo-05}`, `{before:…}`, `{saving:…}` in the page's currency, `{lessons:…}`;
 * and of the entry it stands in: `{start}` and `{end}`, the days of its period.
 */
export type ProductFacts = {
  id: string;
  price: Partial<Record<Currency, { originPrice: number; sellPrice: number }>>;
  lessonCount: number | null;
};

const asked = /\{(?:(price|before|saving|lessons):([\w-]+)|(start|end))\}/g;
type Period = { startsAt?: unknown; endsAt?: unknown; timeZone?: unknown };

export const asksForFacts = (text: string): boolean => text.search(asked) >= 0;

/** The products a text asks for. */
export const productsAsked = (text: string): string[] => [
  ...new Set([...text.matchAll(asked)].flatMap(([, , id]) => id ?? [])),
];

/**
 * Puts prices, savings and counts into every text of a CMS response, so that no price stands in the copy itself. A
 * placeholder that the catalogue cannot fill stays as the editor wrote it, so that the mistake is visible.
 */
export function fillFacts<T>(value: T, products: readonly ProductFacts[], locale: Locale): T {
  const byId = new Map(products.map((product) => [product.id, product]));
  const currency = currencyOfLocale(locale);
  const day = (instant: unknown, { timeZone }: Period, whole: string) =>
    typeof instant === 'string' ? dayIn(locale, timeZone).format(new Date(instant)) : whole;
  const fact = (whole: string, name: string | undefined, id = ''): string => {
    const product = byId.get(id);
    const price = product?.price[currency];
    if (name === 'lessons') return product?.lessonCount == null ? whole : String(product.lessonCount);
    if (!price) return whole;
    const { sellPrice, originPrice } = price;
    const amount = name === 'before' ? originPrice : name === 'saving' ? originPrice - sellPrice : sellPrice;
    return formatMoney(fromMainUnit(Math.round(amount * 100) / 100, currency), locale);
  };
  const walk = (part: unknown, period: Period): unknown => {
    if (typeof part === 'string')
      return part.replace(asked, (whole: string, name?: string, id?: string, bound?: string) =>
        bound ? day(bound === 'start' ? period.startsAt : period.endsAt, period, whole) : fact(whole, name, id),
      );
    if (Array.isArray(part)) return part.map((child) => walk(child, period));
    if (!part || typeof part !== 'object') return part;
    const own = 'startsAt' in part ? part : period;
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, walk(child, own)]));
  };
  return walk(value, {}) as T;
}

/** Days of the entry's own calendar, which is the school's where it names none. */
const dayIn = (locale: Locale, timeZone: unknown) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: typeof timeZone === 'string' ? timeZone : schoolTimeZone,
  });

/** Reads what copy asks of some products. */
export type FactReads = {
  catalogue: (query: { ids: string; pageSize: string }) => Promise<{ products: readonly ProductFacts[] }>;
};

/** Copy with the prices and counts it asks for; of products that are not `known` they are read. */
export async function withFigures<T>(
  { catalogue }: FactReads,
  copy: T,
  locale: Locale,
  known: readonly ProductFacts[] = [],
): Promise<T> {
  const ids = productsAsked(JSON.stringify(copy)).filter((id) => known.every((product) => product.id !== id));
  const others = ids.length > 0 ? (await catalogue({ ids: ids.join(','), pageSize: '100' })).products : [];
  return fillFacts(copy, [...known, ...others], locale);
}
