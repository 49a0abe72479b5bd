import * as z from 'zod';
import { locales } from '../domain/locale';
import { parseBound } from '../domain/calendar';
import { storeRegions } from '../domain/store-regions';
import { operation } from './operation';

const citySchema = z.object({ id: z.string(), name: z.string(), regionId: z.enum(storeRegions), timeZone: z.string() });
const storeSchema = z.object({
  id: z.string(),
  cityId: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  openingHours: z.string(),
  experienceCourses: z.array(
    z.object({
      id: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      seats: z.number().int(),
      seatsLeft: z.number().int(),
    }),
  ),
});
export type City = z.infer<typeof citySchema>;
export type Store = z.infer<typeof storeSchema>;

/** An ISO instant, or a date for the start or end of that day in Asia/Taipei; null when the time is open. */
const bound = (edge: 'start' | 'end') =>
  z
    .string()
    .max(40)
    .optional()
    .transform((text, { addIssue }) => {
      if (!text || text === 'null') return null;
      try {
        return parseBound(text, edge);
      } catch {
        addIssue({ code: 'custom', message: 'not a time' });
        return z.NEVER;
      }
    });
const when = {
  experienceCoursesStartTime: bound('start'),
  experienceCoursesEndTime: bound('end'),
  locale: z.enum(locales).optional(),
};

export const backstageOperations = {
  cities: operation({
    api: 'backstage',
    method: 'get',
    path: '/brickAndMortarStore/region/{regionId}/city',
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
    answer: z.array(citySchema),
    errors: ['REGION_UNKNOWN'],
  }),
  stores: operation({
    api: 'backstage',
    method: 'get',
    path: '/brickAndMortarStore/store',
    summary: 'Branches, of one city or all, with their experience courses',
    access: 'public',
    query: z.object({ cityId: z.string().max(80).optional(), ...when }),
    answer: z.array(storeSchema),
    errors: [],
  }),
};
