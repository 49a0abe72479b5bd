import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksForClasses,
  branchQuery,
  classesByDay,
  dayIn,
  filterBranches,
  hasSeats,
  readBranchFilter,
  type BranchFilter,
} from './branch-filter';
import { storeRegions } from './store-regions';

const nothing: BranchFilter = { region: null, city: null, from: null, to: null, age: null, seats: false };
const now = Date.parse('2027-03-01T00:00:00Z');

const day = fc.date({ min: new Date('2027-02-01'), max: new Date('2027-05-01'), noInvalidDate: true });
const asDay = day.map((date) => date.toISOString().slice(0, 10));
const ages = fc.option(fc.integer({ min: 3, max: 18 }));
const anyFilter = fc
  .record({
    region: fc.option(fc.constantFrom(...storeRegions)),
    city: fc.option(fc.constantFrom('a', 'b', 'tw taipei&x=1')),
    from: fc.option(asDay),
    to: fc.option(asDay),
    age: ages,
    seats: fc.boolean(),
  })
  .map((filter) => (filter.from && filter.to && filter.to < filter.from ? { ...filter, to: null } : filter));
const anyClass = fc.record({
  startsAt: day.map((date) => date.toISOString()),
  seatsLeft: fc.integer({ min: 0, max: 12 }),
  ageFrom: ages,
  ageTo: ages,
});
const anyCities = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    regionId: fc.constantFrom(...storeRegions),
    timeZone: fc.constantFrom('Asia/Taipei', 'America/New_York', 'America/Los_Angeles'),
    stores: fc.array(fc.record({ experienceCourses: fc.array(anyClass, { maxLength: 6 }) }), { maxLength: 4 }),
  }),
  { maxLength: 6 },
);

describe('the address of a search', () => {
  it('says what was asked, and nothing else', () => {
    fc.assert(fc.property(anyFilter, (filter) => void expect(readBranchFilter(branchQuery(filter))).toEqual(filter)));
    expect(branchQuery(nothing)).toBe('');
    expect(branchQuery({ ...nothing, region: 'TW', city: 'tw-taipei', from: '2027-03-01', age: 6, seats: true })).toBe(
      'region=TW&city=tw-taipei&from=2027-03-01&age=6&seats=1',
    );
  });

  it.each([
    '?region=XX',
    '?from=soon&to=2027-02-31',
    '?from=2027-3-1',
    '?age=six',
    '?age=-1',
    '?age=100',
    '?seats=yes',
    '?city=',
  ])('%s asks for everything', (search) => {
    expect(readBranchFilter(search)).toEqual(nothing);
  });

  it('leaves out an end before its start', () => {
    expect(readBranchFilter('from=2027-03-05&to=2027-03-04')).toEqual({ ...nothing, from: '2027-03-05' });
    expect(readBranchFilter('from=2027-03-05&to=2027-03-05')).toMatchObject({ from: '2027-03-05', to: '2027-03-05' });
  });

  it('never throws, whatever stands in it', () => {
    fc.assert(fc.property(fc.string(), (search) => void readBranchFilter(search)));
  });
});

describe('what a search finds', () => {
  it('are classes that fit in every way, of branches that are there, and nothing twice', () => {
    fc.assert(
      fc.property(anyCities, anyFilter, (cities, filter) => {
        const found = filterBranches(cities, filter, now);
        expect(found.length).toBeLessThanOrEqual(cities.length);
        for (const { id, regionId, timeZone, stores } of found) {
          expect(stores.length).toBeGreaterThan(0);
          if (filter.region) expect(regionId).toBe(filter.region);
          if (filter.city) expect(id).toBe(filter.city);
          for (const { experienceCourses } of stores) {
            if (asksForClasses(filter)) expect(experienceCourses.length).toBeGreaterThan(0);
            for (const { startsAt, seatsLeft, ageFrom, ageTo } of experienceCourses) {
              expect(Date.parse(startsAt)).toBeGreaterThan(now);
              if (filter.seats) expect(seatsLeft).toBeGreaterThan(0);
              if (filter.age !== null)
                expect([ageFrom ?? 0, filter.age, ageTo ?? 99]).toEqual(
                  [ageFrom ?? 0, filter.age, ageTo ?? 99].toSorted((a, b) => a - b),
                );
              const on = dayIn(startsAt, timeZone);
              if (filter.from) expect(on >= filter.from).toBe(true);
              if (filter.to) expect(on <= filter.to).toBe(true);
            }
          }
        }
      }),
    );
  });

  it.each([
    [{ from: '2027-03-15', to: '2027-03-15' }, 1],
    [{ from: '2027-03-16' }, 0],
    [{ to: '2027-03-14' }, 0],
    [{ age: 4 }, 1],
    [{ age: 6 }, 1],
    [{ age: 3 }, 0],
    [{ age: 7 }, 0],
    [{ seats: true }, 1],
  ])('leaves out no class that fits: %j', (asked, count) => {
    const one = { startsAt: '2027-03-14T16:00:00Z', seatsLeft: 1, ageFrom: 4, ageTo: 6 };
    const cities = [{ id: 'a', regionId: 'TW', timeZone: 'Asia/Taipei', stores: [{ experienceCourses: [one] }] }];
    expect(filterBranches(cities, { ...nothing, ...asked }, now).flatMap(allClasses)).toHaveLength(count);
  });

  it('asked again of what was found, or in two steps, is the same', () => {
    fc.assert(
      fc.property(anyCities, anyFilter, (cities, filter) => {
        const found = filterBranches(cities, filter, now);
        expect(filterBranches(found, filter, now)).toEqual(found);
        const { age, seats, ...days } = filter;
        const first = filterBranches(cities, { ...nothing, ...days }, now);
        if (asksForClasses(filter))
          expect(filterBranches(first, { ...nothing, age, seats }, now).flatMap(allClasses)).toEqual(
            found.flatMap(allClasses),
          );
      }),
    );
  });

  it('keeps a branch without classes as long as nothing is asked of them', () => {
    const cities = [{ id: 'a', regionId: 'TW', timeZone: 'Asia/Taipei', stores: [{ experienceCourses: [] }] }];
    expect(filterBranches(cities, { ...nothing, region: 'TW', city: 'a' }, now)).toHaveLength(1);
    expect(filterBranches(cities, { ...nothing, age: 6 }, now)).toEqual([]);
    expect(filterBranches(cities, { ...nothing, region: 'JP' }, now)).toEqual([]);
    expect(hasSeats([{ experienceCourses: [] }])).toBe(false);
  });
});
const allClasses = ({ stores }: { stores: { experienceCourses: unknown[] }[] }) =>
  stores.flatMap(({ experienceCourses }) => experienceCourses);

describe('the days of a schedule', () => {
  it.each([
    // Midnight belongs to the day it begins.
    ['Asia/Taipei', '2027-03-14T16:00:00Z', '2027-03-15'],
    ['Asia/Taipei', '2027-03-14T15:59:59Z', '2027-03-14'],
    ['Asia/Tokyo', '2027-12-31T15:00:00Z', '2028-01-01'],
    // New York puts its clocks forward on 14 March 2027 at two in the night, and back on 7 November.
    ['America/New_York', '2027-03-14T04:59:59Z', '2027-03-13'],
    ['America/New_York', '2027-03-14T05:00:00Z', '2027-03-14'],
    ['America/New_York', '2027-03-15T03:59:59Z', '2027-03-14'],
    ['America/New_York', '2027-03-15T04:00:00Z', '2027-03-15'],
    ['America/New_York', '2027-11-08T04:59:59Z', '2027-11-07'],
    ['America/Los_Angeles', '2027-07-01T06:59:59Z', '2027-06-30'],
  ])('in %s %s is %s', (timeZone, instant, expected) => {
    expect(dayIn(instant, timeZone)).toBe(expected);
  });

  it('hold every class once, in the order of time, each by the calendar of its branch', () => {
    fc.assert(
      fc.property(fc.array(anyClass), fc.constantFrom('Asia/Taipei', 'America/New_York'), (classes, timeZone) => {
        const days = classesByDay(classes, () => timeZone);
        expect(days.map(({ day: on }) => on)).toEqual([...new Set(days.map(({ day: on }) => on))].sort());
        const inOrder = days.flatMap(({ classes: ofDay }) => ofDay);
        expect(new Set(inOrder)).toEqual(new Set(classes));
        const times = inOrder.map(({ startsAt }) => Date.parse(startsAt));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        for (const { day: on, classes: ofDay } of days)
          for (const { startsAt } of ofDay) expect(dayIn(startsAt, timeZone)).toBe(on);
      }),
    );
  });

  it('are told apart where two branches call one moment two days', () => {
    const classes = [
      { startsAt: '2027-03-15T02:00:00Z', zone: 'Asia/Taipei' },
      { startsAt: '2027-03-15T02:00:00Z', zone: 'America/New_York' },
    ];
    expect(classesByDay(classes, ({ zone }) => zone).map(({ day: on }) => on)).toEqual(['2027-03-14', '2027-03-15']);
  });
});
