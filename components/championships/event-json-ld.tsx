import { JsonLd } from '@/components/ui/json-ld';
import type { Championship } from '@/lib/contract/cms';
import { siteMetadata } from '@/lib/data/site';
import { pageUrl } from '@/lib/i18n/metadata';
import { pageLocale } from '@/lib/i18n/page-locale';

export async function EventJsonLd({ championship }: { championship: Championship }) {
  const [locale, site] = await Promise.all([pageLocale(), siteMetadata()]);
  return (
    <JsonLd
      data={{
        '@type': 'Event',
        name: championship.title,
        description: championship.summary,
        startDate: championship.startsAt,
        endDate: championship.endsAt,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: championship.venue, address: championship.venue },
        organizer: { '@type': 'Organization', name: site.title, url: pageUrl(locale, '') },
        url: pageUrl(locale, `SchoolChampionships/${championship.slug}`),
      }}
    />
  );
}
