import { cmsList } from '../contract/cms';
import { env } from '../env';
import type { Locale } from '../i18n/locales';

/**
 * Collections whose entries have addresses of their own, and the field that stands there. Of championships and campaigns there are few:
 * all that are alike are read, to find the one that differs by its letter case. Of courses there may be thousands: one that is alike is enough to
 * ask the page, which knows them better.
 */
const lookups = {
  campaigns: { field: 'token', most: 100 },
  championships: { field: 'slug', most: 100 },
  courses: { field: 'code', most: 1 },
} as const;
export type AddressedCollection = keyof typeof lookups;

/** An entry rarely goes; a new one is to be seen at once. Milliseconds. */
const keepFor = { known: 30_000, missing: 2_000 };
const maxKept = 1_000;
const kept = new Map<string, { spelling: string | null; until: number }>();

/**
 * How an entry's address is spelled rightly; null when there can be no such entry. Asked by the proxy, so that what cannot exist is not
 * rendered. Answers are kept for seconds and their number is bounded, since anybody may ask for anything. When nobody answers the page is to decide.
 */
export async function rightSpelling(
  collection: AddressedCollection,
  value: string,
  locale: Locale,
): Promise<string | null> {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(value)) return null;
  const key = `${collection} ${locale} ${value}`;
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.spelling;
  const spelling = await askFor(collection, value, locale);
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, { spelling, until: Date.now() + keepFor[spelling ? 'known' : 'missing'] });
  return spelling;
}

async function askFor(collection: AddressedCollection, value: string, locale: Locale): Promise<string | null> {
  const { field, most } = lookups[collection];
  const { api, path } = cmsList(collection);
  const base = env.CMS_API_URL ?? `http://127.0.0.1:${env.PORT}/api/${api}`;
  const query = new URLSearchParams({
    locale,
    [`filters[${field}][$containsi]`]: value,
    'pagination[pageSize]': String(most),
  });
  try {
    const response = await fetch(`${base}${path}?${query}`);
    if (!response.ok) return value;
    const { data }: { data: Record<string, unknown>[] } = await response.json();
    const alike = data.map((entry) => String(entry[field]));
    if (alike.includes(value)) return value;
    const differsInCase = alike.find((other) => other.toLowerCase() === value.toLowerCase());
    return differsInCase ?? (most === 1 && alike.length > 0 ? value : null);
  } catch {
    return value;
  }
}
