import type { CollectionSlug } from 'payload';
import type { CmsCollection, CmsCourse, Faq, Page } from '@/lib/pages/cms-contract';
import { currencyOfLocale, formatMoney, fromMainUnit } from '@/lib/kernel/money';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type * as Stored from '@/platform/payload-types';

/** How a stored collection is shown as a CMS content type. Fields that are stored as the contract has them need no entry (`present.ts`). */
export type ContentType = {
  collection: CollectionSlug;
  /** API field → stored field; only these can be filtered and sorted by. */
  fields: Record<string, string>;
  /** The field whose value is the documentId. */
  key: string;
  /** An entry without this field in a language is not written in it. */
  written: string;
  defaultSort: string;
  /** Stored fields that `special` reads besides those asked for. */
  reads?: readonly string[];
  /** Fields that are stored differently from the contract. */
  special?: (doc: never, locale: Locale) => object;
};

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

function specialOfCourse({ price, isActive }: Stored.Product, locale: Locale): Partial<CmsCourse> {
  const currency = currencyOfLocale(locale);
  const { originPrice, sellPrice } = price?.[currency] ?? {};
  const money = (value: number | null | undefined) =>
    typeof value === 'number' ? formatMoney(fromMainUnit(value, currency), locale) : '';
  return {
    isActive: isActive ?? true,
    price: money(originPrice),
    specialPrice: sellPrice === originPrice ? null : money(sellPrice),
  };
}

const specialOfFaq = ({ group }: Stored.Faq): Partial<Faq> =>
  typeof group === 'object' ? { group: group.name, groupCode: group.code } : {};

/** Where a page is linked in a language. */
const specialOfPage = ({ menus, notInMenuOf }: Stored.Page, locale: Locale): Partial<Page> => ({
  menus: notInMenuOf?.includes(locale) ? [] : (menus ?? []),
});

/** A type with these API fields, the first of which is its key, and the usual values for the rest. */
const ofFields = (names: [key: string, ...string[]], rest: Pick<ContentType, 'collection'> & Partial<ContentType>) => ({
  fields: same(...names),
  key: names[0],
  written: 'title',
  defaultSort: 'sortOrder',
  ...rest,
});

/** By the plural name in the address, as Strapi does. */
export const contentTypes: Record<CmsCollection, ContentType> = {
  courses: ofFields(['code', 'title', 'summary', 'type', 'sortOrder', 'isActive', 'featured'], {
    collection: 'products',
    special: specialOfCourse,
  }),
  articles: ofFields(['slug', 'title', 'publishedAt'], { collection: 'articles', defaultSort: '-publishedAt' }),
  reviews: ofFields(['slug', 'sortOrder'], { collection: 'reviews', written: 'comment' }),
  faqs: {
    collection: 'faqs',
    fields: { ...same('slug', 'sortOrder'), group: 'group.code', groupCode: 'group.code' },
    key: 'slug',
    written: 'question',
    defaultSort: 'sortOrder',
    special: specialOfFaq,
  },
  pages: ofFields(
    ['slug', 'title', 'lead', 'menuLabel', 'menus', 'sortOrder', 'isHiddenFromSearch', 'startsAt', 'endsAt'],
    { collection: 'pages', reads: ['notInMenuOf'], special: specialOfPage },
  ),
  championships: ofFields(['slug', 'title', 'startsAt', 'endsAt'], {
    collection: 'championships',
    defaultSort: '-startsAt',
  }),
  campaigns: ofFields(['token', 'title', 'summary', 'startsAt', 'endsAt'], {
    collection: 'campaigns',
    defaultSort: '-startsAt',
  }),
};
