import { useQuery } from '@tanstack/react-query';
import { problemReportOperations as operations } from '../contract/addresses';
import type { ProblemReport } from '../contract/problem-reports';
import type { Locale } from '../domain/locale';
import { call } from './client';
import { getQueryClient, reading } from './query-client';

const forWhom = (learner: string | null) => (learner === null ? {} : { learner });

export const useAnsweredReports = (learner: string | null, locale: Locale) =>
  useQuery(
    reading(['learning', 'reports', learner, locale], operations.answered, {
      query: { ...forWhom(learner), locale },
    }),
    getQueryClient(),
  );

export const reportProblem = (learner: string | null, report: Omit<ProblemReport, 'learner'>) =>
  call(operations.report, { body: { ...forWhom(learner), ...report } });
