import type { Locale } from '@/lib/kernel/locale';

/** Strapi's way to ask for equal fields. */
export const equalTo = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`filters[${field}][$eq]`, value]));

/** What a card shows of its course's copy. */
export const cardCopyQuery = (locale: Locale, codes: readonly string[]) => ({
  locale,
  fields: 'code,title,summary',
  populate: 'image',
  'filters[code][$in]': codes.join(','),
  'pagination[pageSize]': String(codes.length),
});
