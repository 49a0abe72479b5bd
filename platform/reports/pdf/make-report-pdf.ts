import type { ReportDocument } from '@/platform/reports/report-document';
import { workerThread } from '@/platform/kernel/worker-thread';

const work = workerThread({
  file: 'platform/reports/pdf/pdf-worker.ts',
  execArgv: ['-C', 'production', '--import', 'tsx'],
  // None of the shop's secrets.
  env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  queueLength: 20,
  retryAfterSeconds: 20,
  tooMany: 'too many reports at once',
});

/** A report as PDF, made in a worker thread. @throws ServiceError TOO_MANY_REQUESTS */
export const makeReportPdf = async (document: ReportDocument): Promise<Buffer> =>
  Buffer.from(await work<Uint8Array>(document));
