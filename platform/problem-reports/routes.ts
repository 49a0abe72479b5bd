import { problemReportOperations } from '@/lib/problem-reports/contract';
import { answeredReports } from './answered-reports';
import { reportProblem } from './report-problem';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const problemReportsApi = newRouter();

serve(problemReportsApi, problemReportOperations.report, async ({ ctx, body }) => {
  await reportProblem({ ctx, input: body });
  return { done: true as const };
});
serve(problemReportsApi, problemReportOperations.answered, ({ ctx, query }) => answeredReports({ ctx, input: query }));
