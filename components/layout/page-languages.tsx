import { getTranslations } from 'next-intl/server';
import { hrefFor } from '@/lib/i18n/href';
import { locales, localesOfRegion, type Locale } from '@/lib/i18n/locales';
import { pageLocale, pageRegion } from '@/lib/i18n/page-locale';
import { LanguageDialog } from './language-dialog';

/** The pages above others, by the name they go by. */
const names = { '': 'nav.home', courses: 'nav.courses', SchoolChampionships: 'footer.schoolChampionships' } as const;

type Props = {
  /** Address below the locale, as for `pageMetadata`. */
  path: string;
  /** Languages that have this page; all when absent. */
  availableIn?: readonly Locale[];
  /** Other than below the locale: a campaign stands right behind it. */
  hrefIn?: (locale: Locale) => string;
};

/**
 * The languages of a page, which the header's buttons open; a page without this (a partner's) has no choice of language. A language in which the page
 * does not exist leads to the nearest page above it that does, and says so.
 */
export async function PageLanguages({
  path,
  availableIn = locales,
  hrefIn = (locale) => hrefFor(locale, path),
}: Props) {
  const [t, locale, region] = await Promise.all([getTranslations('layout'), pageLocale(), pageRegion()]);
  if (localesOfRegion[region].length < 2) return null;
  const first = path.includes('/') ? path.split('/', 1)[0] : '';
  const above = first === 'courses' || first === 'SchoolChampionships' ? first : '';
  const choices = localesOfRegion[region].map((other) =>
    availableIn.includes(other)
      ? { locale: other, href: hrefIn(other) }
      : { locale: other, href: hrefFor(other, above), note: t('languageMissing', { page: t(names[above]) }) },
  );
  return <LanguageDialog current={locale} choices={choices} title={t('switchLanguage')} close={t('close')} />;
}
