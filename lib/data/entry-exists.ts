import { env } from '../env';
import type { Locale } from '../i18n/locales';

/**
 * Collections whose entries have addresses of their own, and how an address is looked up. A page knows the letter case of its
 * address better, so for pages anything alike is enough.
 */
const lookups = {
  campaigns: 'filters[token][$eq]',
  championships: 'filters[slug][$containsi]',
  courses: 'filters[code][$containsi]',
} as const;
export type AddressedCollection = keyof typeof lookups;

/** An entry rarely goes; a new one is to be seen at once. Milliseconds. */
const keepFor = { true: 30_000, false: 2_000 };
const maxKept = 1_000;
const known = new Map<string, { exists: boolean; until: number }>();

/**
 * Whether there may be an entry with this address; asked by the proxy, so that what cannot exist is not rendered. Answers are
 * kept for seconds and their number is bounded, since anybody may ask for anything. When nobody answers the page is to decide.
 */
export async function entryExists(collection: AddressedCollection, value: string, locale: Locale): Promise<boolean> {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(value)) return false;
  const key = `${collection} ${locale} ${value}`;
  const kept = known.get(key);
  if (kept && kept.until > Date.now()) return kept.exists;
  const base = env.CMS_API_URL ?? `http://127.0.0.1:${env.PORT}/api/cms`;
  const query = new URLSearchParams({ locale, [lookups[collection]]: value, 'pagination[pageSize]': '1' });
  const exists = await fetch(`${base}/${collection}?${query}`)
    .then((response) => (response.ok ? response.json() : { data: [null] }))
    .then((body: { data: unknown[] }) => body.data.length > 0)
    .catch(() => collection !== 'campaigns');
  if (known.size >= maxKept) known.clear();
  known.set(key, { exists, until: Date.now() + keepFor[exists ? 'true' : 'false'] });
  return exists;
}
