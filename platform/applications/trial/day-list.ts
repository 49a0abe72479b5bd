import { and, asc, between, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { parseBound } from '@/lib/kernel/calendar';
import type { ApplicationState } from '@/lib/applications/states';
import { localeOfStoreRegion } from '@/lib/branches/store-regions';
import {
  cities,
  requests,
  stores,
  stores_experience_courses as lessons,
  stores_locales,
} from '@/platform/payload-generated-schema';
import { iso, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { oldestFirst } from '../application-rows';

export type Guest = {
  reference: string;
  state: ApplicationState;
  child: string;
  age: string;
  parent: string;
  phone: string;
  note: string;
};
export type DayList = {
  branch: string;
  address: string;
  timeZone: string;
  classes: { id: string; startsAt: string; endsAt: string; seats: number; seatsTaken: number; guests: Guest[] }[];
};

const listed = ['BOOKED', 'ATTENDED', 'MISSED', 'WAITING'] as const;

/**
 * The list of those who come to the classes of a branch on a day of its own calendar, class by class in the order of
 * booking; the waiting list is last.
 * @throws ServiceError NOT_FOUND where there is no such branch
 */
export async function dayList(db: Database, branch: number, day: string): Promise<DayList> {
  const [place] = await db
    .select({ code: stores.code, timeZone: cities.timeZone, region: cities.regionId })
    .from(stores)
    .innerJoin(cities, eq(cities.id, stores.city))
    .where(eq(stores.id, branch));
  if (!place) throw new ServiceError('NOT_FOUND', 'no such branch');
  const copies = await db.select().from(stores_locales).where(eq(stores_locales._parentID, branch));
  const copy = copies.find(({ _locale }) => _locale === localeOfStoreRegion[place.region]) ?? copies[0];
  const [from, to] = (['start', 'end'] as const).map((bound) => parseBound(day, bound, place.timeZone).toISOString());
  const classes = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons._parentID, branch), between(lessons.startsAt, from!, to!)))
    .orderBy(asc(lessons.startsAt));
  const ids = classes.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(requests)
          .where(and(eq(requests.kind, 'trial'), inArray(requests.subjectId, ids), inArray(requests.state, listed)))
          .orderBy(oldestFirst);
  return {
    branch: copy?.name ?? place.code,
    address: copy?.address ?? '',
    timeZone: place.timeZone,
    classes: classes.map(({ id, startsAt, endsAt, seats, seatsTaken }) => {
      const guests = rows.flatMap((row) => (row.subjectId === id ? [guestOf(row)] : []));
      return {
        id,
        startsAt: iso(startsAt),
        endsAt: iso(endsAt),
        seats,
        seatsTaken,
        guests: guests.toSorted((one, other) => Number(one.state === 'WAITING') - Number(other.state === 'WAITING')),
      };
    }),
  };
}

function guestOf({ reference, state, name, phone, answers }: typeof requests.$inferSelect): Guest {
  const { childName, childAge, note } = answers as Partial<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  return { reference, state, child: text(childName), age: text(childAge), parent: name, phone, note: text(note) };
}
