'use client';

import { useTranslations } from 'next-intl';
import type { Climb, ClimbCell } from '@/lib/climb/contract';
import { climbThemes } from '@/lib/climb/climb';

type Props = Pick<Climb, 'records' | 'cells'>;
const share = (part: number, whole: number) => Math.round((100 * part) / whole);

/** A learner's records in the climb: figures, and the share right at the first try, by theme and by grade. */
export function Records({ records, cells }: Props) {
  const t = useTranslations('ladder.records');
  const themes = useTranslations('ladder.themes');
  const { solved, tried, firstTry, bestRun, strongest } = records;
  if (tried === 0) return null;
  const figures = [
    [t('solved'), String(solved)],
    [t('firstTry'), `${share(firstTry, tried)}%`],
    [t('bestRun'), String(bestRun)],
    ...(strongest === null ? [] : [[t('strongest'), `G${strongest}`]]),
  ] as const;
  const byTheme = climbThemes.map((theme) => ({
    name: themes(theme),
    cells: cells.filter((one) => one.theme === theme),
  }));
  const grades = [...new Set(cells.map(({ grade }) => grade))].sort((a, b) => b - a);
  const byGrade = grades.map((grade) => ({ name: `G${grade}`, cells: cells.filter((one) => one.grade === grade) }));
  return (
    <section className="card grid gap-4 p-5">
      <h2 className="text-xl">{t('title')}</h2>
      <dl className="ladder-figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Shares title={t('byTheme')} groups={byTheme} />
      <Shares title={t('byGrade')} groups={byGrade} />
    </section>
  );
}

function Shares({
  title,
  groups,
}: {
  title: string;
  groups: readonly { name: string; cells: readonly ClimbCell[] }[];
}) {
  const t = useTranslations('ladder.records');
  const sums = groups.flatMap(({ name, cells }) => {
    const sum = (of: 'tried' | 'firstTry') => cells.reduce((all, cell) => all + cell[of], 0);
    return sum('tried') > 0 ? [{ name, tried: sum('tried'), firstTry: sum('firstTry') }] : [];
  });
  return (
    <details>
      <summary className="min-h-6 cursor-pointer font-bold underline decoration-line underline-offset-4">
        {title}
      </summary>
      <ul className="mt-2 grid gap-1 text-sm">
        {sums.map(({ name, tried, firstTry }) => (
          <li key={name} className="flex justify-between gap-3">
            <span>{name}</span>
            <span className="text-ink-2">{t('share', { firstTry, tried, percent: share(firstTry, tried) })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
