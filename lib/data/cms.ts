import 'server-only';
import { ApiFailure, readApi } from '../api/server';
import type { Locale } from '../i18n/locales';

/** Strapi's largest page; a longer list is read page by page. */
const pageSize = 100;

type Page<T> = { data: T[]; meta: { pagination: { pageCount: number } } };

/** Every entry of a CMS collection in one language, optionally filtered by field equality. */
export async function listEntries<T>(
  collection: string,
  locale: Locale,
  equals: Record<string, string> = {},
  sort?: string,
): Promise<T[]> {
  const filters = Object.fromEntries(Object.entries(equals).map(([field, value]) => [`filters[${field}][$eq]`, value]));
  const read = (page: number) =>
    readApi<Page<T>>('cms', collection, {
      locale,
      populate: '*',
      sort,
      'pagination[page]': String(page),
      'pagination[pageSize]': String(pageSize),
      ...filters,
    });
  const first = await read(1);
  const rest = await Promise.all(
    Array.from({ length: first.meta.pagination.pageCount - 1 }, (_, index) => read(index + 2)),
  );
  return [first, ...rest].flatMap((page) => page.data);
}

export async function findEntry<T>(
  collection: string,
  locale: Locale,
  equals: Record<string, string>,
): Promise<T | null> {
  try {
    const [entry] = await listEntries<T>(collection, locale, equals);
    return entry ?? null;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** A CMS single type, e.g. site-metadata. */
export async function readSingle<T>(name: string, locale: Locale): Promise<T> {
  const { data } = await readApi<{ data: T }>('cms', name, { locale, populate: '*' });
  return data;
}
