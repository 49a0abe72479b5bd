'use client';

import { useTranslations } from 'next-intl';
import { figureColumns, gradeFigureNames, type Report } from '@/lib/reports/report';
import { Bars } from './bars';
import { FiguresTable } from './figures-table';
import { useFigures } from './figures';

/** The total figures of a report. */
export function Totals({ report }: { report: Report }) {
  const t = useTranslations('teach.progress');
  const { figure } = useFigures();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figureColumns.map((name) => (
        <div key={name} className="card flex flex-col-reverse justify-end gap-1 p-4">
          <dt className="text-sm text-ink-2">{t(`figures.${name}`)}</dt>
          <dd className="text-2xl font-bold">{figure(report.totals, name)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figures by day, by grade and by topic; empty parts are left out. */
export function Parts({ report }: { report: Report }) {
  const t = useTranslations('teach.progress');
  if (report.totals.minutes === 0 && report.grades.length === 0) return <p className="text-ink-2">{t('nothing')}</p>;
  return (
    <>
      <Bars report={report} />
      <Grades report={report} />
      <Topics report={report} />
    </>
  );
}

function Grades({ report: { grades, totals } }: { report: Report }) {
  const t = useTranslations('teach.progress');
  const { number } = useFigures();
  if (grades.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('grades')}</h2>
      <FiguresTable
        caption={t('grades')}
        head={[t('grade'), ...gradeFigureNames.map((name) => t(`figures.${name}`))]}
        rows={grades.map((row) => ({
          key: String(row.grade),
          name: row.grade === null ? t('otherLessons') : `G${row.grade}`,
          cells: gradeFigureNames.map((name) => number(row[name])),
        }))}
        foot={gradeFigureNames.map((name) => number(totals[name]))}
      />
    </section>
  );
}

const some = ['finished', 'tried', 'solved', 'mastered'] as const;

function Topics({ report: { topics, totals } }: { report: Report }) {
  const t = useTranslations('teach.progress');
  const { number } = useFigures();
  if (topics.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('topics')}</h2>
      <FiguresTable
        caption={t('topics')}
        head={[t('topic'), ...some.map((name) => t(`figures.${name}`))]}
        rows={topics.map((row) => ({
          key: `${row.kind} ${row.topic}`,
          name:
            row.kind === 'topic' ? t('topicName', { title: row.title, grade: row.grade ?? 0 }) : t(`kind.${row.kind}`),
          cells: some.map((name) => number(row[name])),
        }))}
        foot={some.map((name) => number(totals[name]))}
      />
    </section>
  );
}
