import * as z from 'zod';

/** Shapes of the course API (spec §3 "Course plan"). kidtrial-01 and kid2week are trial plans. */
export const coursePlanSchema = z.object({
  id: z.string(),
  productId: z.string().nullable(),
  title: z.record(z.string(), z.string()),
  isTrial: z.boolean(),
  gradeFrom: z.number().int().nullable(),
  gradeTo: z.number().int().nullable(),
  lessonCount: z.number().int(),
  /** Only with ?username=: whether that user may watch it. */
  owned: z.boolean().optional(),
});
export type CoursePlan = z.infer<typeof coursePlanSchema>;
