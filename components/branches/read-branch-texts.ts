import 'server-only';
import { getTranslations } from 'next-intl/server';
import { siteMetadata } from '@/lib/site/reads';
import { originHref } from '@/lib/kernel/links/href';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { textsFor } from '@/lib/kernel/i18n/texts-for';

const plain = [
  'find',
  'tool',
  'region',
  'anyRegion',
  'city',
  'anyCity',
  'from',
  'to',
  'age',
  'anyAge',
  'onlySeats',
  'reset',
  'failed',
  'toMap',
  'branchesOne',
  'branchesOther',
  'classesOne',
  'classesOther',
  'seatsOne',
  'seatsOther',
  'full',
  'laterOne',
  'laterOther',
  'noClasses',
  'call',
  'book',
  'wait',
  'map',
  'withSeats',
  'withoutSeats',
] as const;

/**
 * The texts of the finder in the page's language: plain strings, so that the browser renders the same list as the server. '#' is the
 * placeholder of a number, a name in braces that of a text.
 * @param plainForm where a class is booked without scripts: an address before the class's id
 */
export async function readBranchTexts(plainForm: (locale: Locale) => string) {
  const [t, common, locale, site] = await Promise.all([
    getTranslations('branches'),
    getTranslations('common'),
    pageLocale(),
    siteMetadata(),
  ]);
  return {
    locale,
    ...textsFor(plain, t),
    /** Prefixes of a class's id; the second for pages without scripts. */
    bookHref: originHref(site, locale, 'book/'),
    plainBookHref: plainForm(locale),
    years: t('years', { age: '{age}' }),
    ages: t('ages', { from: '{from}', to: '{to}' }),
    agesFrom: t('agesFrom', { from: '{from}' }),
    agesTo: t('agesTo', { to: '{to}' }),
    mapOf: t('mapOf', { place: '{place}' }),
    zone: t('zone', { zone: '{zone}' }),
    square: t('square', { distance: '{distance}' }),
    empty: common('noContent'),
    emptyHint: common('tryOtherRegion'),
  };
}

export type BranchTexts = Awaited<ReturnType<typeof readBranchTexts>>;
