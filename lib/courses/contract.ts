import * as z from 'zod';
import { periodStatuses } from '@/lib/kernel/period';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer, texts, textsOrNull } from '@/lib/kernel/api/shapes';

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
  /** Only with ?username=: whose it is, by the ids of learners; null: the account's holder. */
  ownedBy: z.array(z.string().nullable()).optional(),
});
export type CoursePlan = z.infer<typeof coursePlanSchema>;

/** A lesson somebody opened, and when that was first. */
const lessonOpeningSchema = z.object({ ...texts('planId', 'openedAt'), lesson: integer });

/** A span of live teaching that has been taught. The same key is the same span, however often it is told. */
export const taughtSchema = z.strictObject({
  key: z.string().trim().min(1).max(80),
  minutes: z.int().min(1).max(1440),
});
export type TaughtMinutes = z.infer<typeof taughtSchema>;

const { get, post } = operationsOf('course');
export const courseOperations = {
  plans: get('/coursePlans', {
    summary: 'All course plans; with ?username= also what that user owns (own token only)',
    access: 'optional',
    isPublicWithoutToken: true,
    query: z.object({
      // "All plans" reaches us as an empty or a literal null, too.
      username: z
        .string()
        .max(200)
        .optional()
        .transform((name) => (name === '' || name === 'null' ? undefined : name)),
    }),
    response: z.array(coursePlanSchema),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  openLesson: post('/coursePlans/{id}/lessons/{lesson}/open', {
    summary: 'The learning app tells that the user opened a lesson; noted once, and what was opened is not refunded',
    access: 'user',
    params: z.object({ id: z.string().max(80), lesson: z.coerce.number().int().min(1).max(10_000) }),
    response: lessonOpeningSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  useMinutes: post('/liveMinutes', {
    summary: 'The user names a span of live teaching; what the school has recorded under its key counts, nothing else',
    access: 'user',
    body: taughtSchema,
    response: z.object({ minutesLeft: integer }),
    errors: ['NOT_FOUND'],
  }),
};
