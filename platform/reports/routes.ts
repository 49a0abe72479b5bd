import { classReportOperations as operations } from '@/lib/reports/contract';
import { reportSpans } from '@/lib/reports/report-period';
import { noReportPage, parentReportPage } from './parent-report-page';
import { listLinks } from '@/platform/reports/links/list-links';
import { makeLink } from '@/platform/reports/links/make-link';
import { openLink } from '@/platform/reports/links/open-link';
import { revokeLink } from '@/platform/reports/links/revoke-link';
import { getClassReport } from './class-report';
import { classReportFile, studentReportFile } from './report-files';
import { getSchoolReport } from './school-report';
import { getStampedStudentReport } from './student-report';
import { ServiceError } from '@/platform/kernel/service-error';
import { fileResponse } from '@/platform/kernel/api/file-response';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const classReportsApi = newRouter();

serve(classReportsApi, operations.school, ({ ctx, query }) => getSchoolReport({ ctx, input: query }));
serve(classReportsApi, operations.ofClass, ({ ctx, params, query }) =>
  getClassReport({ ctx, input: { ...query, ...params } }),
);
serve(classReportsApi, operations.ofStudent, ({ ctx, params, query }) =>
  getStampedStudentReport({ ctx, input: { ...query, ...params } }),
);
serve(classReportsApi, operations.classFile, async ({ ctx, params, query }) =>
  fileResponse(await classReportFile({ ctx, input: { ...query, ...params } })),
);
serve(classReportsApi, operations.studentFile, async ({ ctx, params, query }) =>
  fileResponse(await studentReportFile({ ctx, input: { ...query, ...params } })),
);

serve(classReportsApi, operations.links, ({ ctx, params }) => listLinks({ ctx, input: params }));
serve(classReportsApi, operations.makeLink, ({ ctx, params, body }) =>
  makeLink({ ctx, input: { ...params, ...body } }),
);
serve(classReportsApi, operations.revokeLink, async ({ ctx, params }) => {
  await revokeLink({ ctx, input: params });
  return { done: true as const };
});

/** The spans that parents choose from; any other value is this week. */
const offered = reportSpans.filter((span) => span !== 'own');
serve(classReportsApi, operations.open, async ({ c, ctx, query }) => {
  const { key } = query;
  const span = offered.find((one) => one === query.span) ?? 'thisWeek';
  try {
    const opened = await openLink({ ctx, input: { key, span } });
    return await parentReportPage(opened, { key, span, offered, now: ctx.now() });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { code, details } = error;
    if (code !== 'REPORT_LINK_UNKNOWN' && code !== 'TOO_MANY_REQUESTS') throw error;
    const retryAfterSeconds = code === 'TOO_MANY_REQUESTS' ? Number(details?.retryAfterSeconds ?? 60) : null;
    const page = await noReportPage(c.req.header('accept-language'), retryAfterSeconds);
    if (retryAfterSeconds !== null) page.headers.set('retry-after', String(retryAfterSeconds));
    return page;
  }
});
