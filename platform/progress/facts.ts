import type { Fact } from '@/lib/progress/progress';
import type { learning_events } from '@/platform/payload-generated-schema';
import { iso } from '@/platform/kernel/database/database';

/** The columns of an event that progress is computed from. */
export type EventRow = Pick<
  typeof learning_events.$inferSelect,
  'publicId' | 'kind' | 'course' | 'lesson' | 'step' | 'problem' | 'data' | 'occurredAt'
>;

/** An event in the form that the rules of progress use. */
export const factOf = ({ publicId, kind, course, lesson, step, problem, data, occurredAt }: EventRow): Fact => ({
  ...(data as Pick<Fact, 'position' | 'seconds' | 'solved' | 'hints' | 'grade'> | null),
  id: publicId,
  kind,
  course,
  lesson,
  step,
  problem,
  occurredAt: iso(occurredAt),
});
