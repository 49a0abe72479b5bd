import * as z from 'zod';
import { periodStatuses } from '../domain/period';
import { operationsOf } from './operation';
import { integer, textsOrNull } from './shapes';

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

const { get } = operationsOf('course');
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
};
