import * as z from 'zod';
import { oldestAge } from './branch-filter';
import { isDay, parseBound } from '@/lib/kernel/calendar';
import { storeRegions } from './store-regions';
import { operationsOf } from '@/lib/kernel/api/operation';
import { inLocale, integer, texts } from '@/lib/kernel/api/shapes';

const citySchema = z.object({ ...texts('id', 'name'), regionId: z.enum(storeRegions), timeZone: z.string() });
/** In years; a class without a bound takes every age on that side. */
const age = integer.nullish();
const courseSchema = z.object({
  ...texts('id', 'startsAt', 'endsAt'),
  seats: integer,
  seatsLeft: integer,
  ageFrom: age,
  ageTo: age,
});
const storeSchema = z.object({
  ...texts('id', 'cityId', 'name', 'address', 'phone'),
  latitude: z.number(),
  longitude: z.number(),
  openingHours: z.string(),
  experienceCourses: z.array(courseSchema),
});
const classSchema = courseSchema.extend({
  timeZone: z.string(),
  store: storeSchema.pick({ id: true, name: true, address: true, phone: true }),
});
/** One experience course with the branch it is at. */
export type TrialClass = z.infer<typeof classSchema>;
export type City = z.infer<typeof citySchema>;
export type Store = z.infer<typeof storeSchema>;

/** An instant, or a day (2027-03-01), which is in the branch's time zone (docs/product.md, "Periods"); null: no bound. */
export type Bound = Date | string | null;

const bound = z
  .string()
  .max(40)
  .optional()
  .transform((text, { addIssue }): Bound => {
    if (!text || text === 'null') return null;
    try {
      const instant = parseBound(text, 'start');
      return isDay(text) ? text : instant;
    } catch {
      addIssue({ code: 'custom', message: 'not a time' });
      return z.NEVER;
    }
  });
const when = {
  experienceCoursesStartTime: bound,
  experienceCoursesEndTime: bound,
  /** The age that a class must take. */
  age: z.coerce.number().int().min(0).max(oldestAge).optional(),
  ...inLocale.shape,
};

const { get } = operationsOf('backstage');
export const backstageOperations = {
  cities: get('/brickAndMortarStore/region/{regionId}/city', {
    summary: 'Cities with branches',
    access: 'public',
    params: z.object({ regionId: z.string().max(80) }),
    query: z.object({
      regionId: z.string().max(80).optional(),
      filterExperienceCourses: z
        .string()
        .optional()
        .transform((flag) => flag === 'true' || flag === '1'),
      ...when,
    }),
    response: z.array(citySchema),
    errors: ['REGION_UNKNOWN'],
  }),
  stores: get('/brickAndMortarStore/store', {
    summary: 'Branches, of one city or all, with their experience courses',
    access: 'public',
    query: z.object({ cityId: z.string().max(80).optional(), ...when }),
    response: z.array(storeSchema),
  }),
  experienceCourse: get('/brickAndMortarStore/experienceCourse/{id}', {
    summary: 'One experience course with its branch and the seats left now',
    access: 'public',
    params: z.object({ id: z.string().max(80) }),
    query: inLocale,
    response: classSchema,
    errors: ['NOT_FOUND'],
  }),
};
