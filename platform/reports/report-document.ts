import { createTranslator } from 'use-intl/core';
import type { StudentReport } from '@/lib/reports/contract';
import { figureColumns, figureNames, firstTryShare, type Figures, type Report } from '@/lib/reports/report';
import type { Locale } from '@/lib/kernel/locale';
import { schoolTimeZone } from '@/lib/kernel/period';
import { messages } from '@/platform/kernel/messages';
import type { WholeClassReport } from './class-report';

export type Cell = string | number;
export type ReportTable = {
  caption: string;
  /** The first column is text, the others are figures. */
  head: string[];
  rows: Cell[][];
  /** The totals of all rows. */
  foot?: Cell[];
};
/** A report as texts and figures, in one language: the source of its spreadsheet, its PDF and the parents' page. */
export type ReportDocument = {
  locale: Locale;
  title: string;
  school: string;
  /** Its days, and when it was made. */
  period: string;
  madeAt: string;
  totals: { label: string; value: Cell }[];
  chart: { caption: string; bars: { label: string; value: number }[] };
  tables: ReportTable[];
};

type Translator = ReturnType<typeof translatorOf>;
export const translatorOf = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'teach.progress' });

export function studentDocument({ student, report, road }: StudentReport, locale: Locale, now: Date): ReportDocument {
  const t = translatorOf(locale);
  const head = [t('grade'), t('roadLessons'), t('roadLessonsOf'), t('figures.tried'), t('figures.solved')];
  const rows = road.map(({ grade, lessons, finished, tried, solved }) => [
    `G${grade}`,
    finished,
    lessons,
    tried,
    solved,
  ]);
  const stands = rows.length > 0 ? [{ caption: t('road'), head, rows }] : [];
  return { ...documentOf(student.name, report, locale, now), tables: [...tablesOf(t, report, locale), ...stands] };
}

export function classDocument(
  { schoolClass, report, students }: WholeClassReport,
  locale: Locale,
  now: Date,
): ReportDocument {
  const t = translatorOf(locale);
  const table = {
    caption: t('students'),
    head: [t('student'), ...figureColumns.map((name) => t(`figures.${name}`))],
    rows: students.map(({ name, ...figures }) => [name, ...cellsOf(t, figures)]),
    foot: [t('all'), ...cellsOf(t, report.totals)],
  };
  return { ...documentOf(schoolClass.name, report, locale, now), tables: [table, ...tablesOf(t, report, locale)] };
}

const cellsOf = (t: Translator, figures: Figures): Cell[] =>
  figureColumns.map((name) => (name === 'share' ? shareOf(t, figures) : figures[name]));

function shareOf(t: Translator, figures: Pick<Figures, 'tried' | 'solved'>): string {
  const share = firstTryShare(figures);
  return share === null ? t('noShare') : t('shareValue', { share });
}

function documentOf(name: string, report: Report, locale: Locale, now: Date): Omit<ReportDocument, 'tables'> {
  const t = translatorOf(locale);
  const figures = cellsOf(t, report.totals);
  return {
    locale,
    title: t('of', { name }),
    school: messages[locale].mail.closing,
    period: t('range', { from: dayIn(locale, report.from), to: dayIn(locale, report.to) }),
    madeAt: t('madeAt', {
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: schoolTimeZone }).format(now),
    }),
    totals: figureColumns.map((column, index) => ({ label: t(`figures.${column}`), value: figures[index]! })),
    chart: {
      caption: t(`chart.${report.unit}`),
      bars: report.bars.map(({ day, minutes }) => ({ label: barLabel(locale, report.unit, day), value: minutes })),
    },
  };
}

function tablesOf(t: Translator, report: Report, locale: Locale): ReportTable[] {
  const { totals } = report;
  const counted = figureNames.filter((name) => name !== 'minutes');
  const some = ['finished', 'tried', 'solved', 'mastered'] as const;
  const named = (names: readonly (keyof Figures)[]) => names.map((name) => t(`figures.${name}`));
  const tables: ReportTable[] = [
    {
      caption: t(`chart.${report.unit}`),
      head: [t(`unit.${report.unit}`), t('figures.minutes'), t('figures.finished')],
      rows: report.bars.map(({ day, minutes, finished }) => [barLabel(locale, report.unit, day), minutes, finished]),
      foot: [t('all'), totals.minutes, totals.finished],
    },
    {
      caption: t('grades'),
      head: [t('grade'), ...named(counted)],
      rows: report.grades.map((row) => [
        row.grade === null ? t('otherLessons') : `G${row.grade}`,
        ...counted.map((name) => row[name]),
      ]),
      foot: [t('all'), ...counted.map((name) => totals[name])],
    },
    {
      caption: t('topics'),
      head: [t('topic'), ...named(some)],
      rows: report.topics.map((row) => [
        row.kind === 'topic' ? t('topicName', { title: row.title, grade: row.grade ?? 0 }) : t(`kind.${row.kind}`),
        ...some.map((name) => row[name]),
      ]),
      foot: [t('all'), ...some.map((name) => totals[name])],
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** A day of the calendar as UTC, so that it is the same day in every time zone. */
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const dayIn = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(asDate(day));
const parts = {
  day: { month: 'numeric', day: 'numeric' },
  week: { month: 'numeric', day: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  year: { year: 'numeric' },
} satisfies Record<Report['unit'], Intl.DateTimeFormatOptions>;
const barLabel = (locale: Locale, unit: Report['unit'], day: string) =>
  new Intl.DateTimeFormat(locale, { ...parts[unit], timeZone: 'UTC' }).format(asDate(day));
