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
  /** `noindex,follow` for what has ended (spec §4). */
  ended?: boolean;
};

/** Absolute address of a page; one canonical host serves every language, jp. hosts included. */
export function pageUrl(locale: Locale, path: string): string {
  return env.SITE_URL + hrefFor(locale, path);
}

/** Metadata of a campaign, whose address has no slash behind the locale: /zh-TWspring2027 (spec §2). */
export async function campaignMetadata(
  campaign: { token: string; title: string; summary: string },
  ended: boolean,
): Promise<Metadata> {
  const metadata = await pageMetadata({
    path: campaign.token,
    title: campaign.title,
    description: campaign.summary,
    ended,
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

/** Title, canonical, language alternates and share cards of one page (budgets, "Search engines"). */
export async function pageMetadata({
  path,
  title,
  description,
  availableIn = locales,
  image,
  ended,
}: PageInfo): Promise<Metadata> {
  const [locale, region, site] = await Promise.all([pageLocale(), pageRegion(), siteMetadata()]);
  // The Japan site names no other language; its canonical pages, on the main host, do.
  const siblings = region === 'jp' ? [] : availableIn;
  const fullTitle = path === '' ? title : `${title} | ${site.title}`;
  const share = image ?? site.socialShareImage ?? `/share/${locale}.png`;
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
      title: fullTitle,
      description,
      images: [{ url: share, width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [share] },
  };
}
