'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import type { Climb, ClimbCell } from '@/lib/climb/contract';
import { stageOfGrade, strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { climbThemes, nearestGrade, type ClimbTheme } from '@/lib/climb/climb';
import { PageLink } from '@/lib/kernel/links/page-link';
import { playHref } from '@/components/learn/shell/learn-href';

/** From the top of the map down: the strongest grade first. */
const grades = Array.from({ length: weakestGrade - strongestGrade + 1 }, (_, index) => strongestGrade + index);

const placeId = (grade: number) => `grade-${grade}`;

/** The map from G19 up to G1, a lane for each theme. The rim of a stone shows the share solved; a press opens its next level. */
export function ClimbMap({ cells, here }: { cells: Climb['cells']; here: Climb['next'] }) {
  const t = useTranslations('ladder');
  const at = new Map(cells.map((cell) => [`${cell.theme} ${cell.grade}`, cell]));
  return (
    <div className="grid gap-3">
      <ul className="ladder-legend">
        {(['firstTry', 'solved', 'here', 'gap'] as const).map((kind) => (
          <li key={kind}>
            <span className="ladder-key" data-kind={kind} aria-hidden="true">
              {kind === 'gap' && '↕'}
            </span>
            {kind === 'here' && here ? (
              <a href={`#${placeId(here.grade)}`} className="link inline-block min-h-6">
                {t('map.here')}
              </a>
            ) : (
              t(`map.${kind}`)
            )}
          </li>
        ))}
      </ul>
      <div className="ladder-map">
        <div className="ladder-lanes" aria-hidden="true">
          <span />
          {climbThemes.map((theme) => (
            <span key={theme}>{t(`themes.${theme}`)}</span>
          ))}
        </div>
        {grades.map((grade) => (
          <section
            key={grade}
            id={placeId(grade)}
            className="ladder-grade"
            style={{ '--stage': `var(--color-${stageOfGrade(grade)})` } as CSSProperties}
          >
            <h3>{`G${grade}`}</h3>
            <ul>
              {climbThemes.map((theme) => {
                const cell = at.get(`${theme} ${grade}`);
                return (
                  <li key={theme}>
                    {cell ? (
                      <Stone cell={cell} isHere={here?.theme === theme && here.grade === grade} />
                    ) : (
                      <Gap theme={theme} grade={grade} cells={cells} />
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** A theme without levels in a grade: a note, and a link to the nearest grade that has some. */
function Gap({ theme, grade, cells }: { theme: ClimbTheme; grade: number; cells: readonly ClimbCell[] }) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  const there = cells.filter((cell) => cell.theme === theme).map((cell) => cell.grade);
  const nearest = nearestGrade(there, grade);
  if (nearest === null) return null;
  const names = { theme: t(`themes.${theme}`), grade: `G${grade}`, nearest: `G${nearest}` };
  return (
    <PageLink
      href={playHref(locale, `/theme/${theme}/${nearest}`)}
      className="ladder-gap"
      aria-label={t('map.none', names)}
    >
      {`${nearest < grade ? '↑' : '↓'} G${nearest}`}
    </PageLink>
  );
}

function Stone({ cell, isHere }: { cell: ClimbCell; isHere: boolean }) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  const { theme, grade, levels, solved, firstTry } = cell;
  const part = (of: number) => `${(100 * of) / levels}%`;
  const label = t('map.stone', { theme: t(`themes.${theme}`), total: levels, solved, firstTry });
  return (
    <PageLink
      href={playHref(locale, `/theme/${theme}/${grade}`)}
      className="ladder-stone"
      style={{ '--first': part(firstTry), '--solved': part(solved) } as CSSProperties}
      data-full={solved === levels || undefined}
      aria-current={isHere ? 'step' : undefined}
      aria-label={isHere ? `${label} ${t('map.here')}` : label}
    >
      <span>{solved > 0 && solved}</span>
    </PageLink>
  );
}
