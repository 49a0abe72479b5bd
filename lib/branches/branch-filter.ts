import { storeRegions, type StoreRegion } from './store-regions';

/** The filter of the branch finder; null and false: any. Days are written 2027-03-01, by the branch's own calendar. */
export type BranchFilter = {
  region: StoreRegion | null;
  city: string | null;
  from: string | null;
  to: string | null;
  age: number | null;
  /** Only classes that have a seat left. */
  seats: boolean;
};

type Class = {
  startsAt: string;
  seatsLeft: number;
  ageFrom?: number | null | undefined;
  ageTo?: number | null | undefined;
};
type Branch = { experienceCourses: readonly Class[] };
type City = { id: string; regionId: string; timeZone: string; stores: readonly Branch[] };

/** The highest age in a search. */
export const oldestAge = 99;

/** The filter in the query of an address. Unknown values are left out, and so is an end before its start. */
export function readBranchFilter(search: string): BranchFilter {
  const asked = new URLSearchParams(search);
  const from = readDay(asked.get('from'));
  const to = readDay(asked.get('to'));
  const age = asked.get('age') ?? '';
  return {
    region: storeRegions.find((region) => region === asked.get('region')) ?? null,
    city: asked.get('city') || null,
    from,
    to: from && to && to < from ? null : to,
    age: /^\d{1,2}$/.test(age) ? Number(age) : null,
    seats: asked.get('seats') === '1',
  };
}

function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** The query of an address with this filter; '' for no filter. */
export function branchQuery({ region, city, from, to, age, seats }: BranchFilter): string {
  const asked = { region, city, from, to, age, seats: seats ? 1 : null };
  const given = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return new URLSearchParams(given).toString();
}

/** Whether the filter is about classes: then branches without a matching class are left out. */
export const asksForClasses = ({ from, to, age, seats }: BranchFilter): boolean =>
  from !== null || to !== null || age !== null || seats;

/** The calendar day an instant falls on in a time zone, written 2027-03-01. */
export const dayIn = (instant: string | number | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant));

/** Whether a class has not begun and matches the days, the age and the seats of the filter. A class without an age takes every age. */
function isWanted({ startsAt, seatsLeft, ageFrom, ageTo }: Class, filter: BranchFilter, timeZone: string, now: number) {
  if (Date.parse(startsAt) <= now || (filter.seats && seatsLeft <= 0)) return false;
  if (filter.age !== null && (filter.age < (ageFrom ?? 0) || filter.age > (ageTo ?? oldestAge))) return false;
  if (!filter.from && !filter.to) return true;
  const day = dayIn(startsAt, timeZone);
  return (!filter.from || day >= filter.from) && (!filter.to || day <= filter.to);
}

/** The cities, branches and classes that match. A branch without classes is included unless the filter is about classes. */
export function filterBranches<C extends City>(cities: readonly C[], filter: BranchFilter, now: number): C[] {
  return cities.flatMap((city) => {
    if ((filter.region && city.regionId !== filter.region) || (filter.city && city.id !== filter.city)) return [];
    const stores = city.stores
      .map((store) => ({
        ...store,
        experienceCourses: store.experienceCourses.filter((one) => isWanted(one, filter, city.timeZone, now)),
      }))
      .filter((store) => !asksForClasses(filter) || store.experienceCourses.length > 0);
    return stores.length > 0 ? [{ ...city, stores }] : [];
  });
}

/** Whether any class of these branches has a seat left. */
export const hasSeats = (branches: readonly Branch[]): boolean =>
  branches.some(({ experienceCourses }) => experienceCourses.some(({ seatsLeft }) => seatsLeft > 0));

/** Classes day by day, in the order of time; each on the day it has in its own time zone. */
export function classesByDay<One extends { startsAt: string }>(classes: readonly One[], zoneOf: (one: One) => string) {
  const days = new Map<string, One[]>();
  for (const one of classes.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const day = dayIn(one.startsAt, zoneOf(one));
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, ofDay]) => ({ day, classes: ofDay })).toSorted((a, b) => a.day.localeCompare(b.day));
}
