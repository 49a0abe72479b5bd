import { JsonLd } from '@/components/site/json-ld';
import type { Championship } from '@/lib/pages/cms-contract';
import { siteMetadata } from '@/lib/site/reads';
import { pageUrl, siteUrl } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { localTime } from './local-time';

/** The event as structured data. Its times are local, so they include the offset from UTC. */
export async function EventJsonLd({ championship, image }: { championship: Championship; image: string | undefined }) {
  const [locale, site] = await Promise.all([pageLocale(), siteMetadata()]);
  const { slug, title, summary, venue, startsAt, endsAt, timeZone } = championship;
  return (
    <JsonLd
      data={{
        '@type': 'Event',
        name: title,
        description: summary,
        startDate: localTime(startsAt, timeZone),
        endDate: localTime(endsAt, timeZone),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: venue, address: { '@type': 'PostalAddress', streetAddress: venue } },
        organizer: {
          '@type': 'Organization',
          name: site.title,
          url: pageUrl(locale, ''),
          email: site.email || undefined,
          telephone: site.phone || undefined,
        },
        image: image && siteUrl(image),
        inLanguage: locale,
        url: pageUrl(locale, `SchoolChampionships/${slug}`),
      }}
    />
  );
}
