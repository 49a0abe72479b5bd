import { getTranslations } from 'next-intl/server';
import { pageName, readPages } from '@/lib/pages/reads';
import { hrefFor } from '@/lib/kernel/links/href';
import { locales, localesOfRegion, type Locale } from '@/lib/kernel/i18n/locales';
import { pageLocale, pageRegion } from '@/lib/kernel/i18n/page-locale';
import { LanguageDialog } from '@/components/site/language-dialog';

type Props = {
  /** Address below the locale, as for `pageMetadata`. */
  path: string;
  /** Languages that have this page; all when absent. */
  availableIn?: readonly Locale[];
  /** For a page that is not below the locale: the token of a campaign follows the locale without a slash. */
  hrefIn?: (locale: Locale) => string;
};

/**
 * The languages of a page, which the header's buttons open; a page without this (a partner's) has no choice of language. A language in which the page
 * does not exist leads to the nearest page above it that does, with a note.
 */
export async function PageLanguages({
  path,
  availableIn = locales,
  hrefIn = (locale) => hrefFor(locale, path),
}: Props) {
  const [t, locale, region] = await Promise.all([getTranslations('layout'), pageLocale(), pageRegion()]);
  if (localesOfRegion[region].length < 2) return null;
  const choices = await Promise.all(
    localesOfRegion[region].map(async (other) => {
      if (availableIn.includes(other)) return { locale: other, href: hrefIn(other) };
      const above = await pageAbove(path, other);
      return {
        locale: other,
        href: hrefFor(other, above),
        note: t('languageMissing', { page: await pageName(above) }),
      };
    }),
  );
  return <LanguageDialog current={locale} choices={choices} title={t('switchLanguage')} close={t('close')} />;
}

/** The nearest page above one that this language does not have: the first segment of its address, or home. */
async function pageAbove(path: string, locale: Locale): Promise<string> {
  const [first = '', ...below] = path.split('/');
  const isThere = below.length > 0 && (await readPages(locale)).some(({ slug }) => slug === first);
  return isThere ? first : '';
}
