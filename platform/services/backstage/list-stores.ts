import type { Payload } from 'payload';
import type { City, Store } from '@/lib/contract/backstage';
import type { Locale } from '@/lib/i18n/locales';
import { database, iso, rows, sql } from '../database';
import { ServiceError } from '../service-error';

/** Experience courses that begin and end within these instants; an absent bound is open. */
export type TimeRange = { from: Date | null; to: Date | null };

const regionIds = ['TW', 'HK', 'MY', 'US', 'JP'] as const;
export type RegionId = (typeof regionIds)[number];
/** Names come in the region's own language unless another is asked for. */
const localeOfRegion: Record<RegionId, Locale> = { TW: 'zh-TW', HK: 'zh-CN', MY: 'zh-CN', US: 'en-US', JP: 'ja-JP' };

function regionOf(id: string): RegionId {
  const region = regionIds.find((known) => known === id);
  if (!region) throw new ServiceError('REGION_UNKNOWN', 'no such region');
  return region;
}

/** Cities of a region; with `onlyWithCourses`, those with an experience course in the time asked for. */
export async function listCities(
  payload: Payload,
  input: { regionId: string; onlyWithCourses: boolean; range: TimeRange; locale?: Locale | undefined },
): Promise<City[]> {
  const region = regionOf(input.regionId);
  const found = await rows<City & { courses: number }>(
    database(payload),
    sql`
    SELECT c.code AS id, COALESCE(l.name, c.code) AS name, c.region_id::text AS "regionId", c.time_zone AS "timeZone",
      (SELECT count(*)::int FROM stores s JOIN stores_experience_courses e ON e._parent_id = s.id WHERE s.city_id = c.id ${within(input.range)}) AS courses
    FROM cities c LEFT JOIN cities_locales l ON l._parent_id = c.id AND l._locale::text = ${input.locale ?? localeOfRegion[region]}
    WHERE c.region_id::text = ${region} ORDER BY c.sort_order, c.code`,
  );
  return found
    .filter((city) => !input.onlyWithCourses || city.courses > 0)
    .map(({ courses: _courses, ...city }) => city);
}

type StoreRow = Omit<Store, 'experienceCourses'> & {
  courses: { id: string; startsAt: string; endsAt: string; seats: number; seatsTaken: number }[] | null;
};

/** Branches of a city (of all when none is named) with their experience courses in the time asked for. */
export async function listStores(
  payload: Payload,
  input: { cityId?: string | undefined; range: TimeRange; locale?: Locale | undefined },
): Promise<Store[]> {
  const language = input.locale
    ? sql`${input.locale}`
    : sql`CASE c.region_id::text WHEN 'TW' THEN 'zh-TW' WHEN 'US' THEN 'en-US' WHEN 'JP' THEN 'ja-JP' ELSE 'zh-CN' END`;
  const found = await rows<StoreRow>(
    database(payload),
    sql`
    SELECT s.code AS id, c.code AS "cityId", COALESCE(l.name, s.code) AS name, COALESCE(l.address, '') AS address, s.phone,
      s.latitude::float8, s.longitude::float8, COALESCE(l.opening_hours, '') AS "openingHours",
      (SELECT jsonb_agg(jsonb_build_object('id', e.id, 'startsAt', e.starts_at, 'endsAt', e.ends_at, 'seats', e.seats, 'seatsTaken', e.seats_taken) ORDER BY e.starts_at)
        FROM stores_experience_courses e WHERE e._parent_id = s.id ${within(input.range)}) AS courses
    FROM stores s JOIN cities c ON c.id = s.city_id
    LEFT JOIN stores_locales l ON l._parent_id = s.id AND l._locale::text = ${language}
    ${input.cityId === undefined ? sql`` : sql`WHERE c.code = ${input.cityId}`}
    ORDER BY c.sort_order, s.code`,
  );
  return found.map(({ courses, ...store }) => ({
    ...store,
    experienceCourses: (courses ?? []).map(({ seatsTaken, ...course }) => ({
      ...course,
      startsAt: iso(course.startsAt),
      endsAt: iso(course.endsAt),
      seatsLeft: Math.max(0, course.seats - seatsTaken),
    })),
  }));
}

function within({ from, to }: TimeRange) {
  return sql`${from ? sql`AND e.starts_at >= ${from.toISOString()}` : sql``} ${to ? sql`AND e.ends_at <= ${to.toISOString()}` : sql``}`;
}
