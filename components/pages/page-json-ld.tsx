import { BreadcrumbJsonLd, JsonLd } from '@/components/site/json-ld';
import type { Page } from '@/lib/pages/cms-contract';
import { pageName } from '@/lib/pages/reads';
import { siteMetadata } from '@/lib/site/reads';
import { pageUrl, siteUrl } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

type Props = Pick<Page, 'title' | 'startsAt' | 'endsAt' | 'blocks'> & {
  summary: string;
  /** Its path: '/zh-TW/kidgo'. */
  href: string;
  image: string | undefined;
};

/** A composed page for search engines: its breadcrumb, and the event it is about. */
export async function PageJsonLd(page: Props) {
  const [home, locale] = await Promise.all([pageName(''), pageLocale()]);
  return (
    <>
      <BreadcrumbJsonLd
        steps={[
          { name: home, url: pageUrl(locale, '') },
          { name: page.title, url: siteUrl(page.href) },
        ]}
      />
      <EventJsonLd {...page} />
    </>
  );
}

/** A page with a place, a start and an end is about an event: a camp. */
async function EventJsonLd({ title, summary, startsAt, endsAt, blocks, href, image }: Props) {
  const [site, locale] = await Promise.all([siteMetadata(), pageLocale()]);
  const place = blocks.flatMap((block) => (block.__component === 'blocks.schedule' ? block.place : '')).find(Boolean);
  if (!place || !startsAt || !endsAt) return null;
  return (
    <JsonLd
      data={{
        '@type': 'Event',
        name: title,
        description: summary,
        startDate: startsAt,
        endDate: endsAt,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: place, address: { '@type': 'PostalAddress', streetAddress: place } },
        organizer: { '@type': 'Organization', name: site.title, url: pageUrl(locale, '') },
        image: image && new URL(image, siteUrl('/')).href,
        inLanguage: locale,
        url: siteUrl(href),
      }}
    />
  );
}
