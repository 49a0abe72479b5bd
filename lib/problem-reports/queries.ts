import { problemReportOperations as operations } from './addresses';
import type { ProblemReport } from './contract';
import type { Locale } from '@/lib/kernel/locale';
import { call } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

export const useAnsweredReports = (learner: Learner, locale: Locale) =>
  useRead(
    reading(['learning', 'reports', learner, locale], operations.answered, {
      query: { ...learnerScope(learner), locale },
    }),
  );

export const reportProblem = (learner: Learner, report: Omit<ProblemReport, 'learner'>) =>
  call(operations.report, { body: { ...learnerScope(learner), ...report } });
