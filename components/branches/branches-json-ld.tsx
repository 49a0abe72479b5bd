import { JsonLd, listItems } from '@/components/site/json-ld';
import type { Store } from '@/lib/branches/contract';
import type { CityBranches } from '@/lib/branches/reads';
import { siteMetadata } from '@/lib/site/reads';
import { openingHours } from '@/lib/branches/opening-hours';
import { pageUrl } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** The branches as a list of places, for search engines. */
export async function BranchesJsonLd({ cities }: { cities: readonly CityBranches[] }) {
  const [locale, site] = await Promise.all([pageLocale(), siteMetadata()]);
  const page = pageUrl(locale, 'branches');
  const school = { '@type': 'EducationalOrganization', name: site.title, url: pageUrl(locale, '') };
  const places = cities.flatMap((city) => city.stores.map((store) => branchData(store, city, page, school)));
  return <JsonLd data={{ '@type': 'ItemList', itemListElement: listItems(places.map((item) => ({ item }))) }} />;
}

/** One branch as schema.org data; its opening hours only where all of them can be parsed. */
export function branchData(store: Store, city: Pick<CityBranches, 'name' | 'regionId'>, page: string, school: object) {
  const hours = openingHours(store.openingHours);
  const url = `${page}#store-${store.id}`;
  return {
    '@type': ['EducationalOrganization', 'LocalBusiness'],
    '@id': url,
    name: store.name,
    url,
    telephone: store.phone || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      addressLocality: city.name,
      addressCountry: city.regionId,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    ...(hours && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
    parentOrganization: school,
  };
}
