import { useQuery } from '@tanstack/react-query';
import { ladderOperations as operations } from '../contract/addresses';
import type { Level, PlacementStep } from '../contract/ladder';
import type { PlacementAnswer } from '../contract/learning';
import type { LadderTheme } from '../domain/learning/ladder';
import { call } from './client';
import { forWhom, type Learner } from './for-whom';
import { getQueryClient, reading } from './query-client';

export const useLadder = (learner: Learner) =>
  useQuery(reading(['learning', 'ladder', learner], operations.ladder, { query: forWhom(learner) }), getQueryClient());
export const useLevels = (theme: LadderTheme, grade: number, learner: Learner) =>
  useQuery(
    reading(['learning', 'levels', theme, grade, learner], operations.levels, {
      query: { ...forWhom(learner), theme, grade },
    }),
    getQueryClient(),
  );

/** A level by its name; else the next one: after a level, of a theme from a grade on, or where somebody is. */
export type WantedLevel = { id: string } | { after?: string; theme?: LadderTheme; grade?: number };

/** Not read anew while somebody plays it. `before`: what has to be told first, so that the next is not the last. */
export const useLevel = (wanted: WantedLevel, learner: Learner, before: () => Promise<void>) =>
  useQuery(
    {
      queryKey: ['learning', 'level', wanted, learner],
      queryFn: async ({ signal }): Promise<Level | null> => {
        await before();
        if ('id' in wanted)
          return call(operations.level, { params: { id: wanted.id }, query: forWhom(learner) }, signal);
        return (await call(operations.nextLevel, { query: { ...forWhom(learner), ...wanted } }, signal)).level;
      },
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    getQueryClient(),
  );

export const askPlacement = (
  learner: Learner,
  start: number | undefined,
  answers: PlacementAnswer[],
): Promise<PlacementStep> =>
  call(operations.placement, { body: { ...forWhom(learner), ...(start !== undefined && { start }), answers } });
