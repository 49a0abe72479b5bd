'use client';

import { useTranslations } from 'next-intl';
import { hashFor } from '@/components/ui/shell/hash-route';
import type { ReportedStudent } from '@/lib/reports/contract';
import { figureColumns, type Figures } from '@/lib/reports/report';
import { FiguresTable } from './figures-table';
import { useFigures } from './figures';

/** Students by name, each with a link to their report. */
export function StudentsTable({ items, totals }: { items: readonly ReportedStudent[]; totals?: Figures }) {
  const t = useTranslations('teach.progress');
  const { figure } = useFigures();
  return (
    <FiguresTable
      caption={t('students')}
      head={[t('student'), ...figureColumns.map((name) => t(`figures.${name}`))]}
      rows={items.map((student) => ({
        key: student.id,
        name: (
          <a href={hashFor(`student/${student.id}`)} className="link inline-block min-h-6 wrap-anywhere">
            {student.name}
          </a>
        ),
        cells: figureColumns.map((name) => figure(student, name)),
      }))}
      {...(totals && { foot: figureColumns.map((name) => figure(totals, name)) })}
    />
  );
}
