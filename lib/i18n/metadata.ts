import type { Metadata } from 'next';
import { env } from '../env';
import { siteMetadata } from '../data/site';
import { defaultLocale, locales, type Locale } from './locales';
import { pageLocale, pageRegion } from './page-locale';
import { hrefFor } from './href';

type PageInfo = {
  /** Address below the locale: '' is home. */
  path: string;
  title: string;
  description: string;
  /** Languages that have this page; all when absent. */
  availableIn?: readonly Locale[];
  /** Share picture below the site's origin; the site's own when absent. */
  image?: string;
  /** `noindex,follow` for what has ended (docs/product.md, "Periods"). */
  ended?: boolean;
  /** What a share card says where it is not the page's own title and description. */
  card?: { title?: string; description?: string; twitterTitle?: string; twitterDescription?: string };
};

/** Absolute address of a page; one canonical host serves every language, jp. hosts included. */
export function pageUrl(locale: Locale, path: string): string {
  return env.SITE_URL + hrefFor(locale, path);
}

/** Metadata of a campaign, whose address has no slash behind the locale: /zh-TWspring2027. */
export async function campaignMetadata(
  campaign: { token: string; title: string; summary: string },
  { ended, availableIn }: Pick<PageInfo, 'ended' | 'availableIn'>,
): Promise<Metadata> {
  const metadata = await pageMetadata({
    path: campaign.token,
    title: campaign.title,
    description: campaign.summary,
    ended,
    availableIn,
  });
  const glue = (url: string) => url.replace(`/${campaign.token}`, campaign.token);
  const { canonical, languages } = metadata.alternates ?? {};
  return {
    ...metadata,
    alternates: {
      canonical: glue(String(canonical)),
      languages: Object.fromEntries(
        Object.entries(languages ?? {}).map(([language, url]) => [language, glue(String(url))]),
      ),
    },
    openGraph: { ...metadata.openGraph, url: glue(String(canonical)) },
  };
}

/** Title, canonical, language alternates and share cards of one page. */
export async function pageMetadata({
  path,
  title,
  description,
  availableIn = locales,
  image,
  ended,
  card = {},
}: PageInfo): Promise<Metadata> {
  const [locale, region, site] = await Promise.all([pageLocale(), pageRegion(), siteMetadata()]);
  // The Japan site names no other language; its canonical pages, on the main host, do.
  const siblings = region === 'jp' ? [] : availableIn;
  const fullTitle = path === '' ? title : `${title} | ${site.title}`;
  const share = image ?? site.socialShareImage ?? `/share/${locale}.png`;
  const shareTitle = card.title || fullTitle;
  const shareDescription = card.description || description;
  const languages = Object.fromEntries(siblings.map((language) => [language, pageUrl(language, path)]));
  const xDefault = siblings.includes(defaultLocale) ? defaultLocale : siblings[0];
  return {
    metadataBase: new URL(env.SITE_URL),
    title: fullTitle,
    description,
    robots: ended ? { index: false, follow: true } : { index: true, follow: true },
    alternates: {
      canonical: pageUrl(locale, path),
      languages: xDefault ? { ...languages, 'x-default': pageUrl(xDefault, path) } : languages,
    },
    openGraph: {
      type: 'website',
      siteName: site.title,
      locale: locale.replace('-', '_'),
      alternateLocale: siblings.filter((language) => language !== locale).map((language) => language.replace('-', '_')),
      url: pageUrl(locale, path),
      title: shareTitle,
      description: shareDescription,
      images: [{ url: share, width: 1200, height: 630, alt: title }],
    },
    twitter: {
      card: 'summary_large_image',
      title: card.twitterTitle || shareTitle,
      description: card.twitterDescription || shareDescription,
      images: [image ?? site.socialShareTwitterImage ?? share],
    },
  };
}
