import type { Payload, Where } from 'payload';
import type { Locale } from '@/lib/i18n/locales';
import { ServiceError } from '../service-error';
import { contentTypes, type ContentType } from './content-types';
import { readQuery, type CmsQuery } from './query';

export type CmsList = {
  data: unknown[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
};

function typeOf(name: string): ContentType {
  const type = Object.hasOwn(contentTypes, name) ? contentTypes[name] : undefined;
  if (!type) throw new ServiceError('NOT_FOUND', 'no such content type');
  return type;
}

// With a visitor's rights: drafts stay in the back office.
function find(payload: Payload, type: ContentType, { locale, where, sort, page, pageSize, fields }: CmsQuery) {
  const written: Where[] = type.written ? [{ [type.written]: { exists: true } }] : [];
  return payload.find({
    collection: type.collection,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    depth: 1,
    sort,
    page,
    limit: pageSize,
    ...(fields && { select: selectOf(type, fields) }),
    where: { and: [where, ...written] },
  });
}

/** Only what is asked for is read: a page of cards needs no lessons and no questions. */
function selectOf(type: ContentType, fields: readonly string[]): Record<string, true> {
  const stored = [type.key, ...fields.map((field) => type.fields[field] ?? field)];
  return Object.fromEntries(stored.map((field) => [field.split('.')[0], true]));
}

function answerWith(entry: ReturnType<ContentType['read']>, fields: readonly string[] | null): unknown {
  if (!fields) return entry;
  const asked = ['id', 'documentId', 'locale', ...fields];
  return Object.fromEntries(Object.entries(entry).filter(([field]) => asked.includes(field)));
}

/** Entries of a content type in one language, in Strapi 5's shape. */
export async function listEntries(payload: Payload, name: string, params: URLSearchParams): Promise<CmsList> {
  const type = typeOf(name);
  const query = readQuery(params, type);
  const found = await find(payload, type, query);
  return {
    data: found.docs.map((doc) => answerWith(type.read(doc as never, query.locale), query.fields)),
    meta: {
      pagination: {
        page: query.page,
        pageSize: query.pageSize,
        pageCount: Math.max(1, found.totalPages),
        total: found.totalDocs,
      },
    },
  };
}

/** One entry by its documentId. Throws NOT_FOUND also when it is not written in that language. */
export async function getEntry(
  payload: Payload,
  name: string,
  documentId: string,
  locale: Locale,
): Promise<{ data: unknown; meta: Record<string, never> }> {
  const type = typeOf(name);
  const where: Where = { [type.key]: { equals: documentId.slice(0, 120) } };
  const found = await find(payload, type, {
    locale,
    where,
    sort: type.defaultSort,
    page: 1,
    pageSize: 1,
    fields: null,
  });
  const [doc] = found.docs;
  if (!doc) throw new ServiceError('NOT_FOUND', 'no such entry');
  return { data: type.read(doc as never, locale), meta: {} };
}
