'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/account/shell/account-context';
import { Loaded } from '@/components/account/shell/loaded';
import { useLevels } from '@/lib/api/ladder-queries';
import type { Level } from '@/lib/contract/ladder';
import { playHref } from '../shell/learn-href';
import { useLearning } from '../shell/learn-context';

/** All levels of the same theme and grade, one press away. */
export function LevelList({ level }: { level: Level }) {
  const t = useTranslations('ladder');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline decoration-line underline-offset-4">
        {t('levels', { theme: t(`themes.${level.theme}`), grade: `G${level.grade}`, count: level.of })}
      </summary>
      {isOpen && <Levels level={level} />}
    </details>
  );
}

function Levels({ level: { id, theme, grade } }: { level: Level }) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  const { who } = useLearning();
  return (
    <Loaded query={useLevels(theme, grade, who.learner)} skeleton="h-40">
      {(levels) => (
        <ol className="ladder-levels">
          {levels.map(({ id: other, number, state, isOpen }) => {
            const label = t('levelState', { number, state: t(`states.${state}`) });
            return (
              <li key={other}>
                {isOpen ? (
                  <a
                    href={playHref(locale, `/level/${other}`)}
                    aria-label={label}
                    aria-current={other === id ? 'step' : undefined}
                    data-state={state}
                  >
                    {number}
                  </a>
                ) : (
                  <span aria-label={t('levelClosed', { number })} role="img">
                    {number}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Loaded>
  );
}
