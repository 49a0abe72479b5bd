import * as z from 'zod';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer, texts } from '@/lib/kernel/api/shapes';

/** A lesson that the user opened, and when first. */
const lessonOpeningSchema = z.object({ ...texts('planId', 'openedAt'), lesson: integer });

/** A span of live teaching that has taken place. `key` identifies it: a span reported twice counts once. */
export const taughtSchema = z.strictObject({
  key: z.string().trim().min(1).max(80),
  minutes: z.int().min(1).max(1440),
});
export type TaughtMinutes = z.infer<typeof taughtSchema>;

const { post } = operationsOf('course');
export const courseOperations = {
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
