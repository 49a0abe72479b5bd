import 'server-only';
import type { MetadataRoute } from 'next';
import { env } from '../env';
import { hrefFor } from '../i18n/href';
import { defaultLocale, locales, type Locale } from '../i18n/locales';
import { readCatalogue } from './catalogue';
import { sitemapPages, type SitemapPage } from './sitemap-pages';

/** The sitemap of one language; its alternates are the same as the pages' own hreflang links. */
export async function sitemapEntries(locale: Locale): Promise<MetadataRoute.Sitemap> {
  const [pages, products] = await Promise.all([sitemapPages(locale), readCatalogue(locale)]);
  return [
    ...pages.map(({ hrefIn, availableIn }) => entry(locale, hrefIn, availableIn)),
    ...products.map((product) =>
      entry(
        locale,
        (language) => hrefFor(language, `courses/${product.id}`),
        locales.filter((language) => product.isActive[language]),
      ),
    ),
  ];
}

function entry(
  locale: Locale,
  hrefIn: SitemapPage['hrefIn'],
  availableIn: readonly Locale[],
): MetadataRoute.Sitemap[number] {
  const urlIn = (language: Locale) => env.SITE_URL + hrefIn(language);
  const xDefault = availableIn.includes(defaultLocale) ? defaultLocale : availableIn[0]!;
  return {
    url: urlIn(locale),
    alternates: {
      languages: {
        ...Object.fromEntries(availableIn.map((language) => [language, urlIn(language)])),
        'x-default': urlIn(xDefault),
      },
    },
  };
}
