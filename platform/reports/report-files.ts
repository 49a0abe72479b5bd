import type { AskedPeriod } from '@/lib/reports/report-period';
import type { Locale } from '@/lib/kernel/locale';
import { makeReportPdf } from '@/platform/reports/pdf/make-report-pdf';
import type { Asked, Context } from '@/platform/kernel/context';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { wholeClassReport } from './class-report';
import { reportCsv } from './report-csv';
import { classDocument, studentDocument, type ReportDocument } from './report-document';
import { getStudentReport } from './student-report';

type Input = AskedPeriod & { id: string; locale: Locale; format: 'csv' | 'pdf' };
type File = { row: { name: string; mime: string }; bytes: Buffer };

/** The report of a class as a file, with the data of its screen. @throws as wholeClassReport does, and ServiceError TOO_MANY_REQUESTS */
export async function classReportFile({ ctx, input }: Asked<Input>): Promise<File> {
  await count(ctx);
  const report = await wholeClassReport({ ctx, input }, { isNew: true });
  return fileOf(classDocument(report, input.locale, ctx.now()), input.format);
}

/** The same of a student. */
export async function studentReportFile({ ctx, input }: Asked<Input>): Promise<File> {
  await count(ctx);
  const report = await getStudentReport({ ctx, input });
  return fileOf(studentDocument(report, input.locale, ctx.now()), input.format);
}

async function count(ctx: Context): Promise<void> {
  const { id } = await requireTeacher(ctx, { mayHaveLapsed: true });
  await countAgainst(ctx.payload, 'reportFile', id);
}

async function fileOf(document: ReportDocument, format: Input['format']): Promise<File> {
  const name = `${document.title} ${document.period}`.replaceAll(/[^\p{L}\p{M}\p{N}()\-–~～ ]/gu, ' ').trim();
  return format === 'csv'
    ? { row: { name: `${name}.csv`, mime: 'text/csv; charset=utf-8' }, bytes: Buffer.from(reportCsv(document)) }
    : { row: { name: `${name}.pdf`, mime: 'application/pdf' }, bytes: await makeReportPdf(document) };
}
