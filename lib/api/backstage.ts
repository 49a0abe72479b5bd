import * as z from 'zod';

/** Shapes of the backstage API: experience-course stores. Region ids: TW, HK, MY, US, JP. */
export const citySchema = z.object({ id: z.string(), name: z.string(), regionId: z.string(), timeZone: z.string() });
export const storeSchema = z.object({
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
