import type { Payload, TypedUser, Where } from 'payload';
import { shapes, type CmsCollection, type CmsEntry } from '@/lib/contract/cms';
import type { Locale } from '@/lib/i18n/locales';
import { ServiceError } from '../service-error';
import { contentTypes } from './content-types';
import { present } from './present';
import { readQuery, type CmsQuery } from './query';

type Entry = CmsEntry<CmsCollection>;
export type CmsList = {
  data: Entry[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
};

// With a visitor's rights: drafts stay in the back office, but for an editor's preview, which has the editor's.
function find(
  payload: Payload,
  name: CmsCollection,
  { locale, where, sort, page, pageSize, fields }: CmsQuery,
  editor: TypedUser | null = null,
) {
  const { collection, written } = contentTypes[name];
  return payload.find({
    collection,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    ...(editor && { user: editor, draft: true }),
    depth: 1,
    sort,
    page,
    limit: pageSize,
    ...(fields && { select: selectOf(name, fields) }),
    where: { and: [where, { [written]: { exists: true } }] },
  });
}

/** Only what is asked for is read: a page of cards needs no lessons and no questions. */
function selectOf(name: CmsCollection, fields: readonly string[]): Record<string, true> {
  const type = contentTypes[name];
  const stored = [type.key, ...(type.reads ?? []), ...fields.map((field) => type.fields[field] ?? field)];
  return Object.fromEntries(stored.map((field) => [field.split('.')[0], true]));
}

function entryOf(name: CmsCollection, doc: object, locale: Locale): Entry {
  const { key, special } = contentTypes[name];
  const documentId = (doc as Record<string, unknown>)[key];
  const stored = { ...doc, documentId, locale };
  return { ...(present(stored, shapes[name]) as Entry), ...special?.(doc as never, locale) };
}

/** Entries of a content type in one language, in Strapi 5's shape; for an editor as they stand in the back office, drafts included. */
export async function listEntries(
  payload: Payload,
  name: CmsCollection,
  params: URLSearchParams,
  editor: TypedUser | null = null,
): Promise<CmsList> {
  const query = readQuery(params, contentTypes[name]);
  const { docs, totalPages, totalDocs } = await find(payload, name, query, editor);
  const { locale, page, pageSize, fields } = query;
  const asked = fields && ['id', 'documentId', 'locale', ...fields];
  const data = docs.map((doc) => {
    const entry = Object.entries(entryOf(name, doc, locale));
    return Object.fromEntries(asked ? entry.filter(([field]) => asked.includes(field)) : entry) as Entry;
  });
  return { data, meta: { pagination: { page, pageSize, pageCount: Math.max(1, totalPages), total: totalDocs } } };
}

/** One entry by its documentId. Throws NOT_FOUND also when it is not written in that language. */
export async function getEntry(
  payload: Payload,
  name: CmsCollection,
  documentId: string,
  locale: Locale,
): Promise<{ data: Entry; meta: Record<string, never> }> {
  const { key, defaultSort: sort } = contentTypes[name];
  const where: Where = { [key]: { equals: documentId.slice(0, 120) } };
  const found = await find(payload, name, { locale, where, sort, page: 1, pageSize: 1, fields: null });
  const [doc] = found.docs;
  if (!doc) throw new ServiceError('NOT_FOUND', 'no such entry');
  return { data: entryOf(name, doc, locale), meta: {} };
}
