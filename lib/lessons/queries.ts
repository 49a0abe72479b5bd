import { lessonOperations as operations } from './addresses';
import { call } from '@/lib/kernel/api/client';
import { reading, underWay } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import type { Locale } from '@/lib/kernel/locale';

/** Not cached, also because links to videos expire. */
export const useLesson = (id: string, lesson: string, learner: Learner, locale: Locale) =>
  useRead({
    ...reading(['learning', 'lesson', id, lesson, learner], operations.lesson, {
      params: { id, lesson },
      query: { ...learnerScope(learner), locale },
    }),
    ...underWay,
  });

/** `like`: draws siblings of that problem; `without`: problems already in the set. */
export const drawExercises = (
  at: { course: string; lesson: string; learner: Learner; locale: Locale },
  count: number,
  sibling?: { like: string; without: readonly string[] },
) =>
  call(operations.exercises, {
    params: { id: at.course, lesson: at.lesson },
    query: {
      ...learnerScope(at.learner),
      locale: at.locale,
      count,
      ...(sibling && { like: sibling.like, without: sibling.without.join() }),
    },
  });
