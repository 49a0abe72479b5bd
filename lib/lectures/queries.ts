import { keepPreviousData } from '@tanstack/react-query';
import { lectureOperations as operations } from './addresses';
import { untilNextChange } from './lectures';
import type { Locale } from '@/lib/kernel/locale';
import { call } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { invalidate, reading, underWay } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** Read again when the next lecture can be joined, or ends. */
export const useLectures = (learner: Learner, locale: Locale, page: number) =>
  useRead({
    ...reading(['lectures', learner, locale, page], operations.lectures, {
      query: { ...learnerScope(learner), locale, page },
    }),
    // The upcoming lectures stay on the screen while another page of past ones loads.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const times = (data?.upcoming ?? []).map((one) => ({ ...one, startsAt: new Date(one.startsAt) }));
      return untilNextChange(times, new Date()) ?? false;
    },
  });

/** Not cached, because its links expire. */
export const useReplay = (id: string, learner: Learner, locale: Locale) =>
  useRead({
    ...reading(['replay', id, learner, locale], operations.replay, {
      params: { id },
      query: { ...learnerScope(learner), locale },
    }),
    ...underWay,
  });

/** Returns the URL at which a lecture is joined. */
export const joinLecture = (id: string, learner: Learner) =>
  call(operations.join, { params: { id }, body: learnerScope(learner) });
export const readLecturesAgain = () => invalidate(['lectures']);
