'use client';

import { useTranslations } from 'next-intl';
import type { Report } from '@/lib/reports/report';
import { FiguresTable } from './figures-table';
import { useFigures } from './figures';

const height = 100;

/** The minutes of a report as bars; the table below has the same figures. */
export function Bars({ report: { bars, unit, totals } }: { report: Report }) {
  const t = useTranslations('teach.progress');
  const { number, barName } = useFigures();
  const most = Math.max(1, ...bars.map(({ minutes }) => minutes));
  const every = Math.ceil(bars.length / 7);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t(`chart.${unit}`)}</h2>
      {bars.every(({ minutes }) => minutes === 0) ? (
        <p className="text-ink-2">{t('chart.none')}</p>
      ) : (
        <div aria-hidden="true" className="card p-4">
          {/* Limits the width of a few bars. */}
          <div className="grid gap-1" style={{ maxWidth: bars.length * 72 }}>
            <svg viewBox={`0 0 ${bars.length * 10} ${height}`} preserveAspectRatio="none" className="teach-bars">
              {bars.map(({ day, minutes }, index) => (
                <rect
                  key={day}
                  x={index * 10 + 1.5}
                  y={height - (height * minutes) / most}
                  width={7}
                  height={(height * minutes) / most}
                >
                  <title>{`${barName(unit, day)}: ${number(minutes)}`}</title>
                </rect>
              ))}
            </svg>
            <div className="flex text-xs text-ink-2">
              {bars.map(({ day }, index) => (
                <span key={day} className="teach-bar-name">
                  {index % every === 0 && barName(unit, day)}
                </span>
              ))}
            </div>
          </div>
        </div>
      )}
      <details>
        <summary className="opener min-h-6 font-bold">{t('asTable')}</summary>
        <div className="mt-3">
          <FiguresTable
            caption={t(`chart.${unit}`)}
            head={[t(`unit.${unit}`), t('figures.minutes'), t('figures.finished')]}
            rows={bars.map(({ day, minutes, finished }) => ({
              key: day,
              name: barName(unit, day),
              cells: [number(minutes), number(finished)],
            }))}
            foot={[number(totals.minutes), number(totals.finished)]}
          />
        </div>
      </details>
    </section>
  );
}
