import { useQuery } from '@tanstack/react-query';
import { problemReportOperations as operations } from '../contract/addresses/problem-reports';
import type { ProblemReport } from '../contract/problem-reports';
import type { Locale } from '../domain/locale';
import { call } from './client';
import { learnerScope, type Learner } from './learner-scope';
import { getQueryClient, reading } from './query-client';

export const useAnsweredReports = (learner: Learner, locale: Locale) =>
  useQuery(
    reading(['learning', 'reports', learner, locale], operations.answered, {
      query: { ...learnerScope(learner), locale },
    }),
    getQueryClient(),
  );

export const reportProblem = (learner: Learner, report: Omit<ProblemReport, 'learner'>) =>
  call(operations.report, { body: { ...learnerScope(learner), ...report } });
