import { and, asc, eq, exists, gte, inArray, lte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { City, Store } from '@/lib/contract/backstage';
import { localeOfStoreRegion, storeRegions } from '@/lib/domain/store-regions';
import type { Locale } from '@/lib/i18n/locales';
import { cities, stores, stores_experience_courses as lessons } from '@/platform/payload-generated-schema';
import { database, iso } from '../database';
import { ServiceError } from '../service-error';

/** Experience courses that begin and end within these instants; an absent bound is open. */
type When = {
  experienceCoursesStartTime: Date | null;
  experienceCoursesEndTime: Date | null;
  locale?: Locale | undefined;
};

function within({ experienceCoursesStartTime: from, experienceCoursesEndTime: to }: When) {
  return and(
    from ? gte(lessons.startsAt, from.toISOString()) : undefined,
    to ? lte(lessons.endsAt, to.toISOString()) : undefined,
  );
}

/** Cities of a region, in its own language unless another is asked for; with `filterExperienceCourses`, those with an experience course in the time asked for. */
export async function listCities(
  payload: Payload,
  input: When & { regionId: string; filterExperienceCourses: boolean },
): Promise<City[]> {
  const region = storeRegions.find((known) => known === input.regionId);
  if (!region) throw new ServiceError('REGION_UNKNOWN', 'no such region');
  const db = database(payload);
  const ofCity = db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(stores, eq(stores.id, lessons._parentID))
    .where(and(eq(stores.city, cities.id), within(input)));
  const found = await db.query.cities.findMany({
    where: and(eq(cities.regionId, region), input.filterExperienceCourses ? exists(ofCity) : undefined),
    with: { _locales: true },
    orderBy: [asc(cities.sortOrder), asc(cities.code)],
  });
  const locale = input.locale ?? localeOfStoreRegion[region];
  return found.map(({ code, regionId, timeZone, _locales }) => ({
    id: code,
    name: _locales.find(({ _locale }) => _locale === locale)?.name ?? code,
    regionId,
    timeZone,
  }));
}

/** Branches of a city (of all when none is named) with their experience courses in the time asked for. */
export async function listStores(payload: Payload, input: When & { cityId?: string | undefined }): Promise<Store[]> {
  const db = database(payload);
  const asked = db
    .select({ id: cities.id })
    .from(cities)
    .where(input.cityId ? eq(cities.code, input.cityId) : undefined);
  const found = await db.query.stores.findMany({
    columns: { city: false },
    where: inArray(stores.city, asked),
    with: {
      _locales: true,
      city: true,
      experienceCourses: { where: within(input), orderBy: asc(lessons.startsAt) },
    },
    orderBy: asc(stores.code),
  });
  const inOrder = found.toSorted((a, b) => a.city.sortOrder - b.city.sortOrder);
  return inOrder.map(({ code, city, phone, latitude, longitude, _locales, experienceCourses }) => {
    const locale = input.locale ?? localeOfStoreRegion[city.regionId];
    const copy = _locales.find(({ _locale }) => _locale === locale);
    return {
      id: code,
      cityId: city.code,
      name: copy?.name ?? code,
      address: copy?.address ?? '',
      phone,
      latitude,
      longitude,
      openingHours: copy?.openingHours ?? '',
      experienceCourses: experienceCourses.map(({ id, startsAt, endsAt, seats, seatsTaken }) => ({
        id,
        startsAt: iso(startsAt),
        endsAt: iso(endsAt),
        seats,
        seatsLeft: Math.max(0, seats - seatsTaken),
      })),
    };
  });
}
