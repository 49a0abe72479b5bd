import type { Payload, TypedUser, Where } from 'payload';
import { shapes, type CmsCollection, type CmsEntry } from '@/lib/pages/cms-contract';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { ServiceError } from '@/platform/kernel/service-error';
import { contentTypes } from './content-types';
import { present } from '../present';
import { readQuery, type CmsQuery } from './query';

type Entry = CmsEntry<CmsCollection>;
export type CmsList = {
  data: Entry[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
};

type Editor = TypedUser | null;

const asked = (name: CmsCollection, { locale, where }: Pick<CmsQuery, 'locale' | 'where'>) => ({
  collection: contentTypes[name].collection,
  locale,
  // With a visitor's rights: drafts stay in the back office, but for an editor's preview, which has the editor's.
  overrideAccess: false,
  where: { and: [where, { [contentTypes[name].written]: { exists: true } }] },
});

/** @returns the entries of one page and how many there are in all: a first page that is not full needs no count */
async function find(payload: Payload, name: CmsCollection, query: CmsQuery, editor: Editor = null) {
  const { sort, page, pageSize, fields } = query;
  const { docs, totalDocs } = await payload.find({
    ...asked(name, query),
    ...(editor && { user: editor, draft: true }),
    fallbackLocale: false,
    depth: 1,
    sort,
    page,
    limit: pageSize,
    pagination: editor !== null,
    ...(fields && { select: selectOf(name, fields) }),
  });
  const isAll = editor !== null || (page === 1 && docs.length < pageSize);
  return { docs, total: isAll ? totalDocs : (await payload.count(asked(name, query))).totalDocs };
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
  editor: Editor = null,
): Promise<CmsList> {
  const query = readQuery(params, contentTypes[name]);
  const { docs, total } = await find(payload, name, query, editor);
  const { locale, page, pageSize, fields } = query;
  const shown = fields && ['id', 'documentId', 'locale', ...fields];
  const data = docs.map((doc) => {
    const entry = Object.entries(entryOf(name, doc, locale));
    return Object.fromEntries(shown ? entry.filter(([field]) => shown.includes(field)) : entry) as Entry;
  });
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { data, meta: { pagination: { page, pageSize, pageCount, total } } };
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
