import 'server-only';
import type { MetadataRoute } from 'next';
import { pageUrl } from '../i18n/metadata';
import { defaultLocale, locales, type Locale } from '../i18n/locales';
import { editorialPages } from '../i18n/pages';
import { readCatalogue } from './catalogue';

/** Pages in every language that search engines should know, besides one for each product. */
const pages = ['', 'courses', 'faq', 'branches', 'SchoolChampionships', ...editorialPages];

/** The sitemap of one language; its alternates are the same as the pages' own hreflang links. */
export async function sitemapEntries(locale: Locale): Promise<MetadataRoute.Sitemap> {
  const products = await readCatalogue(locale);
  return [
    ...pages.map((path) => entry(locale, path, locales)),
    ...products.map((product) =>
      entry(
        locale,
        `courses/${product.id}`,
        locales.filter((language) => product.isActive[language]),
      ),
    ),
  ];
}

function entry(locale: Locale, path: string, availableIn: readonly Locale[]): MetadataRoute.Sitemap[number] {
  const xDefault = availableIn.includes(defaultLocale) ? defaultLocale : availableIn[0]!;
  return {
    url: pageUrl(locale, path),
    alternates: {
      languages: {
        ...Object.fromEntries(availableIn.map((language) => [language, pageUrl(language, path)])),
        'x-default': pageUrl(xDefault, path),
      },
    },
  };
}
