import type { Fact } from '@/lib/progress/progress';
import type { learning_events } from '@/platform/payload-generated-schema';
import { iso } from '@/platform/kernel/database/database';

/** As much of an event as progress is made of. */
export type ToldRow = Pick<
  typeof learning_events.$inferSelect,
  'publicId' | 'kind' | 'course' | 'lesson' | 'step' | 'problem' | 'data' | 'occurredAt'
>;

/** An event as the rules of progress have it. */
export const factOf = ({ publicId, kind, course, lesson, step, problem, data, occurredAt }: ToldRow): Fact => ({
  ...(data as Pick<Fact, 'position' | 'seconds' | 'solved' | 'hints' | 'grade'> | null),
  id: publicId,
  kind,
  course,
  lesson,
  step,
  problem,
  occurredAt: iso(occurredAt),
});
