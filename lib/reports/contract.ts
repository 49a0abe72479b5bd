import * as z from 'zod';
import { barUnits, reportSpans } from './report-period';
import { figureNames, topicKinds } from './report';
import { pageOfList, paged } from '@/lib/kernel/api/paging';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, inLanguage, integer, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { teacherAlone } from '@/lib/classes/teacher-errors';

/** Reports of a teacher's students and classes, under the course API (docs/product.md, "Reports"). */

const one = z.object({ id: z.string().min(1).max(40) });
const day = z.string().max(10).optional();
export const askedPeriod = { span: z.enum(reportSpans).default('thisWeek'), from: day, to: day };
/** The stamp of the report that the caller has: if nothing has changed since, the report is not sent again. */
const known = { known: z.string().max(60).optional() };

const figures = Object.fromEntries(figureNames.map((name) => [name, integer])) as Record<
  (typeof figureNames)[number],
  typeof integer
>;
const { minutes, finished, tried, solved, mastered, climbed, exams } = figures;
const reportSchema = z.object({
  /** Days, both inclusive. */
  ...texts('from', 'to'),
  unit: z.enum(barUnits),
  totals: z.object(figures),
  /** By day, week, month or year: its first day. */
  bars: z.array(z.object({ day: z.string(), minutes, finished })),
  grades: z.array(z.object({ grade: integer.nullable(), finished, tried, solved, mastered, climbed, exams })),
  topics: z.array(
    z.object({
      kind: z.enum(topicKinds),
      ...texts('topic', 'title'),
      grade: integer.nullable(),
      finished,
      tried,
      solved,
      mastered,
    }),
  ),
});

const studentRowSchema = z.object({ ...texts('id', 'name'), ...figures });
export type ReportedStudent = z.infer<typeof studentRowSchema>;

const studentReportSchema = z.object({
  student: z.object(texts('id', 'name')),
  report: reportSchema,
  /** Where the student stands now, from G19 to G1, over all time. Grades without a lesson and without a tried problem are left out. */
  road: z.array(z.object({ grade: integer, lessons: integer, finished, solved, tried })),
});
export type StudentReport = z.infer<typeof studentReportSchema>;

const classReportSchema = z.object({
  schoolClass: z.object(texts('id', 'name')),
  report: reportSchema,
  students: paged(studentRowSchema),
});
export type ClassReport = z.infer<typeof classReportSchema>;

/** `stamp` identifies the content of the report; `found` is null where the caller already has it. */
const stamped = <Shape extends z.ZodType>(of: Shape) => z.object({ stamp: z.string(), found: of.nullable() });

const reportLinkSchema = z.object({
  ...texts('id', 'createdAt', 'endsAt'),
  locale: localeSchema,
  ...textsOrNull('revokedAt'),
});
export type ReportLink = z.infer<typeof reportLinkSchema>;

const fileQuery = z.object({ ...askedPeriod, ...inLanguage, format: z.enum(['csv', 'pdf']).default('csv') });

const { get, post } = operationsOf('course');
export const classReportOperations = {
  school: get('/teach/reports', {
    summary: 'What each of the own students learned in a period, fifty a page by name',
    access: 'user',
    query: z.object({ ...askedPeriod, ...pageOfList, search: z.string().trim().max(80).optional() }),
    response: z.object({ ...texts('from', 'to'), students: paged(studentRowSchema) }),
    errors: [...teacherAlone, 'PERIOD_INVALID'],
  }),
  ofClass: get('/teach/reports/classes/{id}', {
    summary: 'What a class learned in a period: in all, and each of its students, fifty a page by name',
    access: 'user',
    params: one,
    query: z.object({ ...askedPeriod, ...inLanguage, ...pageOfList, ...known }),
    response: stamped(classReportSchema),
    errors: [...teacherAlone, 'CLASS_UNKNOWN', 'PERIOD_INVALID'],
  }),
  ofStudent: get('/teach/reports/students/{id}', {
    summary: 'What one of the own students learned in a period, and where they stand now',
    access: 'user',
    params: one,
    query: z.object({ ...askedPeriod, ...inLanguage, ...known }),
    response: stamped(studentReportSchema),
    errors: [...teacherAlone, 'STUDENT_UNKNOWN', 'PERIOD_INVALID'],
  }),
  /** Files are made when they are asked for, and counted. */
  classFile: post('/teach/reports/classes/{id}/file', {
    summary: 'The report of a class as a table (CSV) or as PDF, in one language',
    access: 'user',
    params: one,
    query: fileQuery,
    sendsFile: true,
    errors: [...teacherAlone, 'CLASS_UNKNOWN', 'PERIOD_INVALID'],
  }),
  studentFile: post('/teach/reports/students/{id}/file', {
    summary: 'The report of a student as a table (CSV) or as PDF, in one language',
    access: 'user',
    params: one,
    query: fileQuery,
    sendsFile: true,
    errors: [...teacherAlone, 'STUDENT_UNKNOWN', 'PERIOD_INVALID'],
  }),
  links: get('/teach/students/{id}/report-links', {
    summary: 'The links by which parents of a student read the report, the newest first',
    access: 'user',
    params: one,
    response: z.array(reportLinkSchema),
    errors: [...teacherAlone, 'STUDENT_UNKNOWN'],
  }),
  makeLink: post('/teach/students/{id}/report-links', {
    summary: 'A new link for parents, in their language; its address is told once',
    access: 'user',
    params: one,
    body: z.strictObject({ locale: localeSchema }),
    response: z.object({ link: reportLinkSchema, url: z.string() }),
    errors: [...teacherAlone, 'TEACHING_LAPSED', 'STUDENT_UNKNOWN', 'STUDENT_NOT_ACTIVE', 'TOO_MANY_REPORT_LINKS'],
  }),
  revokeLink: post('/teach/report-links/{id}/revoke', {
    summary: 'End a link for parents; what is ended stays ended',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: [...teacherAlone, 'REPORT_LINK_UNKNOWN'],
  }),
  /** The key in the address is the only authorization; the query accepts any text. */
  open: get('/report', {
    summary: 'A student’s report for their parents, as a page without scripts',
    access: 'public',
    // Not in the path, which is written into logs.
    query: z.object({ key: z.string().max(200).default(''), span: z.string().max(20).optional() }),
    errors: ['REPORT_LINK_UNKNOWN', 'TOO_MANY_REQUESTS'],
  }),
};
