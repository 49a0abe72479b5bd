import { problemReportOperations } from '@/lib/contract/problem-reports';
import { answeredReports } from '@/platform/services/learning/reports/answered-reports';
import { reportProblem } from '@/platform/services/learning/reports/report-problem';
import { newRouter, serve } from './serve';

export const problemReportsApi = newRouter();

serve(problemReportsApi, problemReportOperations.report, async ({ ctx, body }) => {
  await reportProblem({ ctx, input: body });
  return { done: true as const };
});
serve(problemReportsApi, problemReportOperations.answered, ({ ctx, query }) => answeredReports({ ctx, input: query }));
