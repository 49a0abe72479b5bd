import { eq } from '@payloadcms/db-postgres/drizzle';
import type { ApplicationSubject } from '@/lib/applications/contract';
import { localeOfStoreRegion, type StoreRegion } from '@/lib/branches/store-regions';
import type { Locale } from '@/lib/kernel/i18n/locales';
import {
  cities,
  stores,
  stores_experience_courses as lessons,
  stores_locales,
} from '@/platform/payload-generated-schema';
import { iso, type Database } from '@/platform/kernel/database/database';

export type TrialClass = {
  id: string;
  seats: number;
  /** Given away by staff, in addition to bookings here. */
  seatsTaken: number;
  ageFrom: number;
  ageTo: number;
  startsAt: string;
  endsAt: string;
  region: StoreRegion;
  storeId: string;
  subject: ApplicationSubject;
};

/** A class and its place, in the wanted language or else the region's own; null when there is no such class. */
export async function findTrialClass(db: Database, id: string, locale?: Locale): Promise<TrialClass | null> {
  const [found] = await db
    .select({ lesson: lessons, store: stores, city: cities })
    .from(lessons)
    .innerJoin(stores, eq(stores.id, lessons._parentID))
    .innerJoin(cities, eq(cities.id, stores.city))
    .where(eq(lessons.id, id));
  if (!found) return null;
  const { lesson, store, city } = found;
  const region = city.regionId;
  const copies = await db.select().from(stores_locales).where(eq(stores_locales._parentID, store.id));
  const copyIn = (wanted: Locale | undefined) => copies.find(({ _locale }) => _locale === wanted);
  const copy = copyIn(locale) ?? copyIn(localeOfStoreRegion[region]);
  const startsAt = iso(lesson.startsAt);
  const endsAt = iso(lesson.endsAt);
  return {
    id,
    seats: lesson.seats,
    seatsTaken: lesson.seatsTaken,
    ageFrom: lesson.ageFrom,
    ageTo: lesson.ageTo,
    startsAt,
    endsAt,
    region,
    storeId: store.code,
    subject: {
      id,
      title: copy?.name ?? store.code,
      place: copy?.address ?? '',
      phone: store.phone,
      startsAt,
      endsAt,
      timeZone: city.timeZone,
    },
  };
}

/** Seats that can be booked here: those of the class without the ones staff gave away by other means. A class that is gone has none. */
export async function classSeats(db: Database, id: string): Promise<number> {
  const [lesson] = await db
    .select({ seats: lessons.seats, seatsTaken: lessons.seatsTaken })
    .from(lessons)
    .where(eq(lessons.id, id));
  return lesson ? lesson.seats - lesson.seatsTaken : 0;
}
