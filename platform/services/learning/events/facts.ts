import type { Fact } from '@/lib/domain/learning/progress';
import type { learning_events } from '@/platform/payload-generated-schema';
import { iso } from '../../database';

export type EventRow = typeof learning_events.$inferSelect;

/** An event as the rules of progress have it. */
export const factOf = ({ publicId, kind, course, step, problem, data, occurredAt }: EventRow): Fact => ({
  ...(data as Pick<Fact, 'position' | 'seconds' | 'solved' | 'hints' | 'grade'> | null),
  ...{ id: publicId, kind, course, step, problem, occurredAt: iso(occurredAt) },
});
