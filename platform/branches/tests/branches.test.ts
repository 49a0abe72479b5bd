import { describe, expect, it } from 'vitest';
import type { City, Store } from '@/lib/branches/contract';
import { call, platform, unique } from '@/tests/setup/fixtures';

type Failure = { error: { code: string } };

const newCity = (code: string) =>
  ({ code, name: `市 ${code}`, regionId: 'JP', timeZone: 'Asia/Tokyo', sortOrder: 1 }) as const;
const newStore = (city: number) => ({
  code: unique('store'),
  name: '教室',
  address: '1-2-3',
  phone: '03-0000-0000',
  latitude: 35.68,
  longitude: 139.76,
  city,
});

describe('branches', () => {
  it('are found by region, city and time', async () => {
    const payload = await platform();
    const [busy, quiet] = [unique('city'), unique('city')];
    const make = async (code: string) =>
      payload.create({
        collection: 'cities',
        locale: 'ja-JP',
        data: newCity(code),
      });
    const [first] = [await make(busy), await make(quiet)];
    await payload.create({
      collection: 'stores',
      locale: 'ja-JP',
      data: {
        ...newStore(first.id),
        openingHours: '10:00',
        experienceCourses: [
          {
            startsAt: '2027-03-01T01:00:00Z',
            endsAt: '2027-03-01T02:00:00Z',
            seats: 8,
            seatsTaken: 3,
            ageFrom: 4,
            ageTo: 6,
          },
          {
            startsAt: '2027-04-01T01:00:00Z',
            endsAt: '2027-04-01T02:00:00Z',
            seats: 8,
            seatsTaken: 8,
            ageFrom: 7,
            ageTo: 10,
          },
        ],
      },
    });
    const cities = await call<City[]>('backstage/brickAndMortarStore/region/JP/city?regionId=JP');
    expect(cities.body).toEqual(
      expect.arrayContaining([
        { id: busy, name: `市 ${busy}`, regionId: 'JP', timeZone: 'Asia/Tokyo' },
        { id: quiet, name: `市 ${quiet}`, regionId: 'JP', timeZone: 'Asia/Tokyo' },
      ]),
    );
    const withCourses = await call<City[]>(
      'backstage/brickAndMortarStore/region/JP/city?filterExperienceCourses=true&experienceCoursesStartTime=2027-03-01&experienceCoursesEndTime=2027-03-31',
    );
    expect(withCourses.body.map((city) => city.id)).toEqual([busy]);
    const stores = await call<Store[]>(
      `backstage/brickAndMortarStore/store?cityId=${busy}&experienceCoursesStartTime=2027-03-15`,
    );
    expect(stores.body).toMatchObject([
      {
        cityId: busy,
        name: '教室',
        latitude: 35.68,
        experienceCourses: [{ startsAt: '2027-04-01T01:00:00.000Z', seats: 8, seatsLeft: 0, ageFrom: 7, ageTo: 10 }],
      },
    ]);
    const agesOf = async (age: string) =>
      (
        await call<Store[]>(`backstage/brickAndMortarStore/store?cityId=${busy}&age=${age}`)
      ).body[0]?.experienceCourses.map(({ ageFrom, ageTo }) => [ageFrom, ageTo]);
    expect(await agesOf('4')).toEqual([[4, 6]]);
    expect(await agesOf('6')).toEqual([[4, 6]]);
    expect(await agesOf('7')).toEqual([[7, 10]]);
    expect(await agesOf('11')).toEqual([]);
    const forAge = async (age: string) =>
      (
        await call<City[]>(
          `backstage/brickAndMortarStore/region/JP/city?filterExperienceCourses=true&experienceCoursesStartTime=2027-03-01&experienceCoursesEndTime=2027-03-31&age=${age}`,
        )
      ).body.map(({ id }) => id);
    expect(await forAge('5')).toEqual([busy]);
    expect(await forAge('8')).toEqual([]);
    for (const age of ['old', '-1', '200', '4.5'])
      expect((await call(`backstage/brickAndMortarStore/store?age=${age}`)).status).toBe(422);
    expect((await call<Store[]>(`backstage/brickAndMortarStore/store?cityId=${quiet}`)).body).toEqual([]);
    expect((await call<Failure>('backstage/brickAndMortarStore/region/XX/city')).body.error.code).toBe(
      'REGION_UNKNOWN',
    );
    expect((await call('backstage/brickAndMortarStore/store?experienceCoursesStartTime=soon')).status).toBe(422);
  });
});

describe('a day asked for', () => {
  it.each([
    // A class at eight in the evening of 13 March, and one at nine on the day the clocks go forward.
    ['experienceCoursesStartTime=2027-03-14', ['2027-03-14T13:00:00.000Z']],
    ['experienceCoursesEndTime=2027-03-13', ['2027-03-14T01:00:00.000Z']],
    [
      'experienceCoursesStartTime=2027-03-13&experienceCoursesEndTime=2027-03-14',
      ['2027-03-14T01:00:00.000Z', '2027-03-14T13:00:00.000Z'],
    ],
    ['experienceCoursesStartTime=2027-03-15', []],
    ['experienceCoursesStartTime=2027-03-14T02:00:00Z', ['2027-03-14T13:00:00.000Z']],
  ])('is a day of the branch: %s', async (query, expected) => {
    const payload = await platform();
    const code = unique('city');
    const city = await payload.create({
      collection: 'cities',
      locale: 'en-US',
      data: { code, name: 'New York', regionId: 'US', timeZone: 'America/New_York', sortOrder: 1 },
    });
    const hours = ['2027-03-14T01:00:00Z', '2027-03-14T13:00:00Z'];
    await payload.create({
      collection: 'stores',
      locale: 'en-US',
      data: {
        code: unique('store'),
        name: 'Branch',
        address: '1 Example Street',
        phone: '+1 212 555 0100',
        latitude: 40.7,
        longitude: -74,
        city: city.id,
        experienceCourses: hours.map((startsAt) => ({
          startsAt,
          endsAt: startsAt.replace(':00:00Z', ':59:00Z'),
          seats: 8,
          seatsTaken: 0,
          ageFrom: 4,
          ageTo: 10,
        })),
      },
    });
    const found = await call<Store[]>(`backstage/brickAndMortarStore/store?cityId=${code}&${query}`);
    expect(found.body[0]?.experienceCourses.map(({ startsAt }) => startsAt)).toEqual(expected);
    const cities = await call<City[]>(
      `backstage/brickAndMortarStore/region/US/city?filterExperienceCourses=1&${query}`,
    );
    expect(cities.body.some(({ id }) => id === code)).toBe(expected.length > 0);
  });
});

it.each([
  [7, 4],
  [-1, 4],
  [4, 120],
  [4.5, 6],
])('staff cannot offer a class for ages %d to %d', async (ageFrom, ageTo) => {
  const payload = await platform();
  const city = await payload.create({ collection: 'cities', locale: 'ja-JP', data: newCity(unique('city')) });
  const period = { startsAt: '2027-03-01T01:00:00Z', endsAt: '2027-03-01T02:00:00Z' };
  const store = (ages: object) => ({
    ...newStore(city.id),
    experienceCourses: [{ ...period, seats: 8, seatsTaken: 0, ageFrom: 4, ageTo: 10, ...ages }],
  });
  await expect(
    payload.create({ collection: 'stores', locale: 'ja-JP', data: store({ ageFrom, ageTo }) }),
  ).rejects.toMatchObject({ name: 'ValidationError' });
  await payload.create({ collection: 'stores', locale: 'ja-JP', data: store({}) });
});
