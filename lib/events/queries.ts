import type { Query } from '@tanstack/react-query';
import { eventOperations as operations } from './addresses';
import type { LearningEvent } from './contract';
import { call, untilSentAgain } from '@/lib/kernel/api/client';
import { getQueryClient, invalidate } from '@/lib/kernel/api/query-client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';

export const submitEvents = (learner: Learner, events: LearningEvent[], outlives: boolean) =>
  call(operations.submit, { body: { ...learnerScope(learner), events } }, untilSentAgain(events.length), { outlives });

const outdated = ['today', 'course', 'progress', 'notebook', 'ladder', 'levels', 'packSize', 'energy', 'homework'];

/** Invalidates lists and progress; a lesson that is open is not read again. */
export async function learnedSomething(): Promise<void> {
  const lists = {
    predicate: ({ queryKey: [subject, kind] }: Query) => subject === 'learning' && outdated.includes(String(kind)),
  };
  // A first read that is under way may still return the old data, and invalidation alone would not repeat it.
  await getQueryClient().cancelQueries(lists);
  await getQueryClient().invalidateQueries(lists);
}

/** Reads the lesson on the screen again after the user's access to it has changed. */
export const rereadLessons = () => invalidate(['learning', 'lesson']);
