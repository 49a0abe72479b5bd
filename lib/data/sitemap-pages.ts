import 'server-only';
import type { Period } from '../domain/period';
import { hrefFor } from '../i18n/href';
import { locales, type Locale } from '../i18n/locales';
import { editorialPages } from '../i18n/pages';
import { isEnded, languagesOf, readCampaigns, readChampionships, readEditorialPage } from './editorial';

/** A page for search engines: its address in each language that has it. */
export type SitemapPage = { hrefIn: (locale: Locale) => string; availableIn: readonly Locale[] };

const everywhere = ['', 'courses', 'faq', 'branches', 'SchoolChampionships'];

/** Every page of a language but those of products; nothing that has ended. */
export async function sitemapPages(locale: Locale): Promise<SitemapPage[]> {
  const [written, championships, campaigns] = await Promise.all([
    Promise.all(editorialPages.map((slug) => readEditorialPage(slug, locale))),
    readChampionships(locale),
    readCampaigns(locale),
  ]);
  const below = (path: string) => (language: Locale) => hrefFor(language, path);
  const dated = [
    ...written.map((page) => page && runningPage(page, 'pages', page.slug, below(page.slug))),
    ...championships.map((event) =>
      runningPage(event, 'championships', event.slug, below(`SchoolChampionships/${event.slug}`)),
    ),
    ...campaigns.map((campaign) =>
      runningPage(campaign, 'campaigns', campaign.token, (language) => `/${language}${campaign.token}`),
    ),
  ];
  return [
    ...everywhere.map((path) => ({ hrefIn: below(path), availableIn: locales })),
    ...(await Promise.all(dated)).filter((page) => page !== null),
  ];
}

async function runningPage(
  period: Period,
  kind: Parameters<typeof languagesOf>[0],
  name: string,
  hrefIn: SitemapPage['hrefIn'],
): Promise<SitemapPage | null> {
  return (await isEnded(period)) ? null : { hrefIn, availableIn: await languagesOf(kind, name) };
}
