import type { Query } from '@tanstack/react-query';
import { eventOperations as operations } from './addresses';
import type { LearningEvent } from './contract';
import { call, untilSentAgain } from '@/lib/kernel/api/client';
import { getQueryClient, invalidate } from '@/lib/kernel/api/query-client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';

export const tellEvents = (learner: Learner, events: LearningEvent[], outlives: boolean) =>
  call(operations.tell, { body: { ...learnerScope(learner), events } }, untilSentAgain(events.length), { outlives });

const outdated = ['today', 'course', 'progress', 'notebook', 'ladder', 'levels', 'packSize', 'energy', 'homework'];

/** Lists and progress are outdated; a lesson under way is left alone. */
export async function learnedSomething(): Promise<void> {
  const lists = {
    predicate: ({ queryKey: [subject, kind] }: Query) => subject === 'learning' && outdated.includes(String(kind)),
  };
  // What is just being read for the first time may be from before, and would be taken as it comes.
  await getQueryClient().cancelQueries(lists);
  await getQueryClient().invalidateQueries(lists);
}

/** Somebody's right to a lesson has changed: what is on the screen is asked for again. */
export const rereadLessons = () => invalidate(['learning', 'lesson']);
