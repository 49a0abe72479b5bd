import { homeworkOperations as operations } from './addresses';
import type { HomeworkChange, HomeworkResults, NewHomework } from './contract';
import type { HomeworkState } from './homework';
import type { BankFamily } from '@/lib/bank/families';
import type { ClimbTheme } from '@/lib/climb/climb';
import type { Locale } from '@/lib/kernel/locale';
import { call } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { getQueryClient, reading, thenInvalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** The learner's homework. */
export const useOwnHomeworkList = (learner: Learner, page: number) =>
  useRead(
    reading(['learning', 'homework', 'list', learner, page], operations.ownList, {
      query: { ...learnerScope(learner), page },
    }),
  );
/** Read again after events were submitted (lib/events/queries, learnedSomething). */
export const useOwnHomework = (id: string, learner: Learner, locale: Locale) =>
  useRead({
    ...reading(['learning', 'homework', 'one', id, learner], operations.own, {
      params: { id },
      query: { ...learnerScope(learner), locale },
    }),
    staleTime: 0,
  });

const key = ['teach', 'homework'];
export const useHomeworkList = (state: HomeworkState, page: number) =>
  useRead(reading([...key, 'list', state, page], operations.list, { query: { state, page } }));
export const useHomework = (id: string, locale: Locale) =>
  useRead(reading([...key, 'one', id], operations.homework, { params: { id }, query: { locale } }));

/** Milliseconds between two polls of the results. */
const lookEvery = 5_000;
type Known = { stamp: string; results: HomeworkResults };

/** Polls the results; the server sends them only if their stamp has changed. */
export const useHomeworkResults = (id: string) => {
  const queryKey = [...key, 'results', id];
  return useRead({
    queryKey,
    queryFn: async ({ signal }): Promise<Known> => {
      const known = getQueryClient().getQueryData<Known>(queryKey);
      const query = known ? { known: known.stamp } : {};
      const { stamp, results } = await call(operations.results, { params: { id }, query }, signal);
      return { stamp, results: results ?? known!.results };
    },
    staleTime: 0,
    refetchInterval: lookEvery,
  });
};

export type WantedProblems = { theme: ClimbTheme; family: BankFamily | ''; grade: number };
const asQuery = ({ theme, family, grade }: WantedProblems) => ({ theme, grade, ...(family && { family }) });
export const useProblemsToGive = (wanted: WantedProblems, page: number) =>
  useRead(reading([...key, 'problems', wanted, page], operations.problems, { query: { ...asQuery(wanted), page } }));
export const drawProblems = (wanted: WantedProblems, count: number, without: readonly string[]) =>
  call(operations.draw, { query: { ...asQuery(wanted), count, without: without.join(',') } });
/** Read again on each visit, because they are edited elsewhere in the workspace. */
export const useOwnProblemsToGive = (search: string, page: number) =>
  useRead({
    ...reading([...key, 'own', search, page], operations.ownProblems, { query: { page, ...(search && { search }) } }),
    staleTime: 0,
  });
export const useCoursesToGive = (locale: Locale) =>
  useRead(reading([...key, 'courses'], operations.courses, { query: { locale } }));

/** Invalidates also when the call fails. */
const thenReadAnew = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, key);
export const giveHomework = (body: NewHomework, locale: Locale) =>
  thenReadAnew(call(operations.give, { query: { locale }, body }));
export const changeHomework = (id: string, body: HomeworkChange, locale: Locale) =>
  thenReadAnew(call(operations.change, { params: { id }, query: { locale }, body }));
export const setHomeworkState = (id: string, state: HomeworkState) =>
  thenReadAnew(call(operations.setState, { params: { id }, body: { state } }));
