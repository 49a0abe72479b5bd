import { type Query } from '@tanstack/react-query';
import { learningOperations as operations } from './addresses';
import type { KnownSettings, LearningEvent, LearningSettings } from './contract';
import type { Locale } from '@/lib/kernel/locale';
import { call, untilSentAgain } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { getQueryClient, invalidate, reading, underWay } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

export const useToday = (learner: Learner, locale: Locale) =>
  useRead(reading(['learning', 'today', learner], operations.today, { query: { ...learnerScope(learner), locale } }));
export const useCourseOfLessons = (id: string, learner: Learner, locale: Locale) =>
  useRead(
    reading(['learning', 'course', id, learner], operations.course, {
      params: { id },
      query: { ...learnerScope(learner), locale },
    }),
  );
/** Links to films end: that, too, is why a lesson is not kept. */
export const useLesson = (id: string, lesson: string, learner: Learner, locale: Locale) =>
  useRead({
    ...reading(['learning', 'lesson', id, lesson, learner], operations.lesson, {
      params: { id, lesson },
      query: { ...learnerScope(learner), locale },
    }),
    ...underWay,
  });
export const useLearningProgress = (learner: Learner, locale: Locale) =>
  useRead(
    reading(['learning', 'progress', learner], operations.progress, { query: { ...learnerScope(learner), locale } }),
  );
const settingsQuery = (learner: Learner) =>
  reading(['learning', 'settings', learner], operations.settings, { query: learnerScope(learner) });
export const useLearningSettings = (learner: Learner, enabled: boolean) =>
  useRead({ ...settingsQuery(learner), enabled });

/** What was chosen holds at once, and as the server knows it afterwards. */
export async function changeLearningSettings(learner: Learner, body: LearningSettings): Promise<void> {
  const { queryKey } = settingsQuery(learner);
  try {
    await call(operations.changeSettings, { query: learnerScope(learner), body });
    getQueryClient().setQueryData(queryKey, (known: KnownSettings | undefined) => ({ ...known, ...body }));
  } finally {
    await invalidate(queryKey);
  }
}

/** `like`: siblings of that problem; `without`: what the set has already. */
export const drawExercises = (
  at: { course: string; lesson: string; learner: Learner; locale: Locale },
  count: number,
  sibling?: { like: string; without: readonly string[] },
) =>
  call(operations.exercises, {
    params: { id: at.course, lesson: at.lesson },
    query: {
      ...{ ...learnerScope(at.learner), locale: at.locale, count },
      ...(sibling && { like: sibling.like, without: sibling.without.join() }),
    },
  });

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
