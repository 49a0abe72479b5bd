import { cmsList } from '../contract/cms';
import { env } from '../env';
import { ownOrigin } from '../own-address.mjs';
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

/**
 * How an entry's address is spelled rightly; null when there can be no such entry. Asked by the proxy, so that what cannot exist is not
 * rendered. It is a public read, which the front keeps; when nobody answers the page is to decide.
 */
export async function rightSpelling(
  collection: AddressedCollection,
  value: string,
  locale: Locale,
): Promise<string | null> {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(value)) return null;
  const { field, most } = lookups[collection];
  const { api, path } = cmsList(collection);
  const base = env.CMS_API_URL ?? `${ownOrigin(env)}/api/${api}`;
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
