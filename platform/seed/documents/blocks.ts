import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import type { SeedBlock } from '../content/types';
import { richText } from '../rich-text';
import { rowId, type Id } from '../writer';
import { idOf } from './catalogue';

type Ids = ReadonlyMap<string, Id>;
/** Ids of the documents that blocks refer to, by public id; of files, by name. */
export type BlockIds = { products: Ids; faqs: Ids; groups: Ids; files: Ids };

/** Each language has a list of its own. */
export const blocksByLocale = (blocks: readonly SeedBlock[], ids: BlockIds) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      blocks
        .filter((block) => !block.in || block.in.includes(locale))
        .map(({ block: blockType, in: _in, ...fields }) => ({
          id: rowId(),
          blockType,
          ...stored(inLanguage(fields, locale) as Record<string, unknown>, ids),
        })),
    ]),
  );

/** A block's fields as the back office stores them. */
function stored(
  { body, productIds, faqSlugs, groupCode, file, captions, ...fields }: Record<string, unknown>,
  ids: BlockIds,
) {
  const all = (keys: unknown, map: Ids) => (keys as string[]).map((key) => idOf(map, key));
  return {
    ...fields,
    ...(typeof body === 'string' && { body: richText(body) }),
    ...(productIds !== undefined && { products: all(productIds, ids.products) }),
    ...(faqSlugs !== undefined && { faqs: all(faqSlugs, ids.faqs) }),
    ...(typeof file === 'string' && { file: idOf(ids.files, file) }),
    ...(typeof captions === 'string' && { captions: idOf(ids.files, captions) }),
    ...(typeof groupCode === 'string' && { group: idOf(ids.groups, groupCode) }),
  };
}

/** One language of a value; rows get their ids. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value))
    return value.map((item) => {
      const one = inLanguage(item, locale);
      return one && typeof one === 'object' ? { id: rowId(), ...one } : one;
    });
  if (!value || typeof value !== 'object') return value;
  if (isWritten(value)) return value[locale] ?? '';
  // A problem and a position are stored as JSON, without rows.
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === 'problem' || key === 'position' ? child : inLanguage(child, locale),
    ]),
  );
}

/** Whether a value is a text by language; a block may have only some of the languages. */
const isWritten = (value: object): value is Partial<Record<Locale, unknown>> =>
  Object.keys(value).some((key) => (locales as readonly string[]).includes(key));
