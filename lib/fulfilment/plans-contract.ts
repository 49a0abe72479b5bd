import * as z from 'zod';
import { periodStatuses } from '@/lib/kernel/period';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer, textsOrNull } from '@/lib/kernel/api/shapes';

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
  /** Only with ?username=: whether that user may watch it, or one of the account's learners. */
  owned: z.boolean().optional(),
  /** Only with ?username=: the ids of the learners who own it; null: the account's holder. */
  ownedBy: z.array(z.string().nullable()).optional(),
});
export type CoursePlan = z.infer<typeof coursePlanSchema>;

const { get } = operationsOf('course');
export const planOperations = {
  plans: get('/coursePlans', {
    summary: 'All course plans; with ?username= also what that user owns (own token only)',
    access: 'optional',
    isPublicWithoutToken: true,
    query: z.object({
      // Clients also send an empty string or the text "null" for all plans.
      username: z
        .string()
        .max(200)
        .optional()
        .transform((name) => (name === '' || name === 'null' ? undefined : name)),
    }),
    response: z.array(coursePlanSchema),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
};
