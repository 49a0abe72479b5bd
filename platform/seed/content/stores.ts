import * as z from 'zod';
import { storeRegions } from '@/lib/branches/store-regions';
import { fill } from '@/platform/kernel/content/localized';
import { readData } from '@/platform/kernel/content/data';
import { localized, nameOf, text } from '@/platform/kernel/content/shapes';

const phrases = readData(
  'phrases/branch',
  z.strictObject({ name: localized, openingHours: z.record(z.string(), localized) }),
);

const count = z.number().int().nonnegative();
/** A class of one hour, `dayOffset` days after seeding, in the city's time zone. */
const experienceClass = z
  .strictObject({
    inDays: count,
    at: z.string().regex(/^\d\d:\d\d$/),
    seats: count,
    taken: count,
    ages: z.tuple([count, count]),
  })
  .transform(({ inDays, at, seats, taken, ages: [ageFrom, ageTo] }) => {
    const [hour = 0, minute = 0] = at.split(':').map(Number);
    return { dayOffset: inDays, hour, minute, durationMinutes: 60, seats, seatsTaken: taken, ageFrom, ageTo };
  });
export type SeedExperienceCourse = z.output<typeof experienceClass>;

const region = z.strictObject({
  /** A street address in the order of each language, with `{city}`, `{district}` and `{number}`. */
  address: localized,
  cities: z.array(z.strictObject({ id: text, timeZone: text, name: localized })),
  branches: z.array(
    z.strictObject({
      id: text,
      city: text,
      number: text,
      phone: text,
      district: localized,
      latitude: z.number(),
      longitude: z.number(),
      hours: nameOf(phrases.openingHours, 'opening hours'),
      classes: z.array(experienceClass),
    }),
  ),
});
const regions = storeRegions.map((id) => ({ id, ...readData(`branches/${id}`, region) }));

export const cities = regions.flatMap(({ id, cities: here }) => here.map((city) => ({ ...city, regionId: id })));
export type SeedCity = (typeof cities)[number];

export const stores = regions.flatMap(({ address, branches }) =>
  branches.map(({ city: cityId, district, number, hours, classes, ...branch }) => {
    const city = cities.find(({ id }) => id === cityId);
    if (!city) throw new Error(`${branch.id}: no city is called ${cityId}`);
    return {
      ...branch,
      cityId,
      name: fill(phrases.name, { district }),
      address: fill(address, { city: city.name, district, number }),
      openingHours: hours,
      experienceCourses: classes,
    };
  }),
);
export type SeedStore = (typeof stores)[number];
