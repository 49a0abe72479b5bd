import 'server-only';
import { getTranslations } from 'next-intl/server';
import { sitemapCount } from './sitemap';
import { readPages } from '@/lib/pages/reads';
import { isEnded } from '@/lib/kernel/cache/period-now';
import { siteIn } from '@/lib/site/reads';
import { currencyOfLocale, isoCurrency } from '@/lib/kernel/money';
import { homeSlug } from '@/lib/kernel/links/home-slug';
import { languageNames, localesOfRegion, type Locale, type Region } from '@/lib/kernel/i18n/locales';
import { pageUrl, siteUrl } from '@/lib/site/page-metadata';
import { feedPath } from './feed-address';

/** The `llms.txt` of a site: its name and description, and for each language its pages, product feeds and sitemaps. */
export async function llmsText(region: Region): Promise<string> {
  const languages = localesOfRegion[region];
  const [first] = languages;
  const [site, t, ...sections] = await Promise.all([
    siteIn(first!),
    getTranslations({ locale: first!, namespace: 'agents' }),
    ...languages.map(section),
  ]);
  const api = line(t('api'), siteUrl('/api/openapi.json'), t('apiNote'));
  return [`# ${site.title}`, `> ${oneLine(site.description)}`, ...sections, `## API\n\n${api}`].join('\n\n') + '\n';
}

async function section(locale: Locale): Promise<string> {
  const [site, t, pages, sitemaps] = await Promise.all([
    siteIn(locale),
    getTranslations({ locale, namespace: 'agents' }),
    shownPages(locale),
    sitemapCount(locale),
  ]);
  const currency = isoCurrency(currencyOfLocale(locale));
  const lines = [
    ...pages.map(({ slug, title, lead }) => line(title, pageUrl(locale, slug === homeSlug ? '' : slug), lead)),
    line(t('products'), siteUrl(feedPath({ locale, page: 1, form: 'jsonld' })), t('productsNote', { currency })),
    line(t('goods'), siteUrl(feedPath({ locale, page: 1, form: 'xml' })), t('goodsNote', { currency })),
    ...Array.from({ length: sitemaps }, (_, index) =>
      line(t('sitemap'), siteUrl(`/sitemaps/${locale}-${index + 1}.xml`), ''),
    ),
  ];
  return `## ${languageNames[locale]} (${locale})\n\n${oneLine(`${site.title}: ${site.slogan}`)}\n\n${lines.join('\n')}`;
}

/** The pages that search engines may index. */
async function shownPages(locale: Locale) {
  const pages = (await readPages(locale)).filter(({ isHiddenFromSearch }) => !isHiddenFromSearch);
  const ended = await Promise.all(pages.map(isEnded));
  return pages.filter((_, index) => !ended[index]);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const line = (name: string, url: string, note: string) =>
  `- [${oneLine(name).replace(/[[\]]/g, '')}](${url})${note ? `: ${oneLine(note)}` : ''}`;
