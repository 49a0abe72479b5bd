import * as z from 'zod';
import { periodStatuses } from '../domain/period';
import { operationsOf } from './operation';
import { integer, textsOrNull } from './shapes';
import { entitlementSchema } from './user';

/** kidtrial-01 and kid2week are trial plans. */
const coursePlanSchema = z.object({
  id: z.string(),
  productId: z.string().nullable(),
  title: z.record(z.string(), z.string()),
  isTrial: z.boolean(),
  gradeFrom: integer.nullable(),
  gradeTo: integer.nullable(),
  lessonCount: integer,
  /** When it can be begun; null: open. */
  ...textsOrNull('startsAt', 'endsAt'),
  status: z.enum(periodStatuses),
  /** Only with ?username=: whether that user may watch it. */
  owned: z.boolean().optional(),
});
export type CoursePlan = z.infer<typeof coursePlanSchema>;

/** The children's free starter course: until when it can be claimed, and which product that is. */
const starterCourseSchema = z.object({
  isOpen: z.boolean(),
  ...textsOrNull('endsAt', 'productId'),
});
export type StarterCourse = z.infer<typeof starterCourseSchema>;

const { get, post } = operationsOf('course');
export const courseOperations = {
  plans: get('/coursePlans', {
    summary: 'All course plans; with ?username= also what that user owns (own token only)',
    access: 'optional',
    query: z.object({
      // "All plans" reaches us as an empty or a literal null, too.
      username: z
        .string()
        .max(200)
        .optional()
        .transform((name) => (name === '' || name === 'null' ? undefined : name)),
    }),
    answer: z.array(coursePlanSchema),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  starterCourse: get('/starterCourse', {
    summary: 'Whether the free starter course for children can be claimed, and until when',
    access: 'public',
    answer: starterCourseSchema,
  }),
  claimStarterCourse: post('/starterCourse/claim', {
    summary: 'Claim the free starter course, once for each account; answers what the claim gave',
    access: 'user',
    answer: z.array(entitlementSchema),
    errors: ['CAMPAIGN_ENDED', 'ALREADY_OWNED'],
  }),
};
