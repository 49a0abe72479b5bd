import type { Metadata } from 'next';
import { env } from '@/lib/kernel/env';
import { siteMetadata } from './reads';
import { defaultLocale, locales, type Locale } from '@/lib/kernel/i18n/locales';
import { pageLocale, pageRegion } from '@/lib/kernel/i18n/page-locale';
import { campaignHref, hrefFor } from '@/lib/kernel/links/href';

type PageInfo = {
  /** Address below the locale: '' is home. */
  path: string;
  /** Set where the address is not below the locale. */
  hrefIn?: (locale: Locale) => string;
  title: string;
  description: string;
  /** Languages that have this page; all when absent. */
  availableIn?: readonly Locale[];
  /** Share picture below the site's origin; the site's own when absent. */
  image?: string;
  /** The same for machines, by media type. */
  types?: Record<string, string>;
  /** `noindex,follow` for what has ended (docs/product.md, "Periods"). */
  ended?: boolean;
  /** Texts of the share card where they differ from the page's title and description. */
  card?: { title?: string; description?: string; twitterTitle?: string; twitterDescription?: string };
};

/** Absolute: one canonical host serves every language, jp. hosts included. */
export const siteUrl = (href: string): string => env.SITE_URL + href;

export const pageUrl = (locale: Locale, path: string): string => siteUrl(hrefFor(locale, path));

/** The addresses of a page in the languages that have it, for search engines. */
export function alternates(hrefIn: (locale: Locale) => string, availableIn: readonly Locale[]): Record<string, string> {
  const fallback = availableIn.includes(defaultLocale) ? defaultLocale : availableIn[0];
  return {
    ...Object.fromEntries(availableIn.map((language) => [language, siteUrl(hrefIn(language))])),
    ...(fallback && { 'x-default': siteUrl(hrefIn(fallback)) }),
  };
}

/** Metadata of a campaign, whose address has no slash behind the locale: /zh-TWspring2027. */
export const campaignMetadata = (
  { token, title, summary }: { token: string; title: string; summary: string },
  info: Pick<PageInfo, 'ended' | 'availableIn' | 'image'>,
): Promise<Metadata> =>
  pageMetadata({
    path: token,
    hrefIn: (locale) => campaignHref(locale, token),
    title,
    description: summary,
    ...info,
  });

/** Of the share cards that are drawn here; an upload has its own size. */
const cardSize = { width: 1200, height: 630 };

/** Title, canonical, language alternates and share cards of one page. */
export async function pageMetadata({
  path,
  hrefIn = (locale) => hrefFor(locale, path),
  title,
  description,
  availableIn = locales,
  image,
  types,
  ended,
  card = {},
}: PageInfo): Promise<Metadata> {
  const [locale, region, site] = await Promise.all([pageLocale(), pageRegion(), siteMetadata()]);
  // The Japan site lists no other language; its canonical pages, on the main host, do.
  const siblings = region === 'jp' ? [] : availableIn;
  const fullTitle = path === '' ? title : `${title} | ${site.title}`;
  const share = image ?? site.socialShareImage ?? `/share/${locale}.png`;
  const shareTitle = card.title || fullTitle;
  const shareDescription = card.description || description;
  const canonical = siteUrl(hrefIn(locale));
  return {
    metadataBase: new URL(env.SITE_URL),
    title: fullTitle,
    description,
    robots: ended ? { index: false, follow: true } : { index: true, follow: true },
    alternates: { canonical, languages: alternates(hrefIn, siblings), types },
    openGraph: {
      type: 'website',
      siteName: site.title,
      locale: locale.replace('-', '_'),
      alternateLocale: siblings.filter((language) => language !== locale).map((language) => language.replace('-', '_')),
      url: canonical,
      title: shareTitle,
      description: shareDescription,
      images: [{ url: share, ...(share.startsWith('/share/') && cardSize), alt: title }],
    },
    twitter: {
      card: 'summary_large_image',
      title: card.twitterTitle || shareTitle,
      description: card.twitterDescription || shareDescription,
      images: [image ?? site.socialShareTwitterImage ?? share],
    },
  };
}
