import { and, asc, eq, exists, gte, inArray, lte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Bound, City, Store } from '@/lib/branches/contract';
import { localeOfStoreRegion, storeRegions } from '@/lib/branches/store-regions';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { cities, requests, stores, stores_experience_courses as lessons } from '@/platform/payload-generated-schema';
import { database, iso, sql } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';

/** Bounds for experience courses, and an age; a bound that is absent is open. */
type When = {
  experienceCoursesStartTime: Bound;
  experienceCoursesEndTime: Bound;
  age?: number | undefined;
  locale?: Locale | undefined;
};

/** A day begins in the time zone of the city (docs/product.md, "Periods"). @param later days after it */
const instantOf = (bound: Date | string, later: 0 | 1) =>
  typeof bound === 'string'
    ? sql`(${bound}::date + ${later}::int)::timestamp at time zone ${cities.timeZone}`
    : sql`${bound.toISOString()}::timestamptz`;

/** For a query that joins the lesson's city. */
function within({ experienceCoursesStartTime: from, experienceCoursesEndTime: to, age }: When) {
  return and(
    from ? gte(lessons.startsAt, instantOf(from, 0)) : undefined,
    to ? lte(lessons.endsAt, instantOf(to, 1)) : undefined,
    age === undefined ? undefined : and(lte(lessons.ageFrom, age), gte(lessons.ageTo, age)),
  );
}

/** Seats of a lesson taken by bookings; the other taken seats were given away by staff. */
const bookedSeats = sql<number>`(SELECT count(*)::int FROM ${requests} WHERE ${requests.kind} = 'trial' AND ${requests.subjectId} = ${lessons.id} AND ${requests.state} = 'BOOKED')`;

/**
 * Cities of a region, in its own language unless another is requested; with `filterExperienceCourses`, those with an
 * experience course in the requested time.
 */
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

/** Branches of a city (of all when none is named) with their experience courses in the requested time. */
export async function listStores(payload: Payload, input: When & { cityId?: string | undefined }): Promise<Store[]> {
  const db = database(payload);
  const ofCity = input.cityId ? eq(cities.code, input.cityId) : undefined;
  const asked = db.select({ id: cities.id }).from(cities).where(ofCity);
  const [found, offered] = await Promise.all([
    db.query.stores.findMany({
      columns: { city: false },
      where: inArray(stores.city, asked),
      with: { _locales: true, city: true },
      orderBy: asc(stores.code),
    }),
    db
      .select({ lesson: lessons, booked: bookedSeats })
      .from(lessons)
      .innerJoin(stores, eq(stores.id, lessons._parentID))
      .innerJoin(cities, eq(cities.id, stores.city))
      .where(and(ofCity, within(input)))
      .orderBy(asc(lessons.startsAt)),
  ]);
  const lessonsOf = (store: number) => offered.filter(({ lesson }) => lesson._parentID === store);
  const inOrder = found.toSorted((a, b) => a.city.sortOrder - b.city.sortOrder);
  return inOrder.map(({ id: storeId, code, city, phone, latitude, longitude, _locales }) => {
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
      experienceCourses: lessonsOf(storeId).map(
        ({ lesson: { id, startsAt, endsAt, seats, seatsTaken, ageFrom, ageTo }, booked }) => ({
          id,
          startsAt: iso(startsAt),
          endsAt: iso(endsAt),
          seats,
          seatsLeft: Math.max(0, seats - seatsTaken - booked),
          ageFrom,
          ageTo,
        }),
      ),
    };
  });
}
