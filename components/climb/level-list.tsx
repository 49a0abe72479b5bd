'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useLevels } from '@/lib/climb/queries';
import type { Level, LevelEntry } from '@/lib/climb/contract';
import { useStoredLevels } from '@/components/climb/offline/use-stored-packs';
import { playHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';

/** All levels of the same theme and grade. `isWanted`: the user came from the map, so the list is open and any level takes two presses. */
export function LevelList({ level, isWanted }: { level: Level; isWanted: boolean }) {
  const t = useTranslations('ladder');
  const [isOpen, setOpen] = useState(isWanted);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline decoration-line underline-offset-4">
        {t('levels', { theme: t(`themes.${level.theme}`), grade: `G${level.grade}`, count: level.of })}
      </summary>
      {isOpen && <Levels level={level} />}
    </details>
  );
}

function Levels({ level }: { level: Level }) {
  const { theme, grade, id } = level;
  const { who } = useLearning();
  const query = useLevels(theme, grade, who.learner);
  if (query.data === undefined && query.error && asApiError(query.error).code === 'NETWORK')
    return <StoredLevels level={level} />;
  return (
    <Loaded query={query} skeleton="h-40">
      {(levels) => <LevelNumbers levels={levels} current={id} />}
    </Loaded>
  );
}

/** Offline: the levels stored on this device. */
function StoredLevels({ level: { id, theme, grade } }: { level: Level }) {
  const { who } = useLearning();
  const { data: levels = [] } = useStoredLevels(who);
  return <LevelNumbers levels={levels.filter((one) => one.theme === theme && one.grade === grade)} current={id} />;
}

/** Links by number, each with its state. */
export function LevelNumbers({ levels, current }: { levels: readonly LevelEntry[]; current?: string }) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  return (
    <ol className="ladder-levels">
      {levels.map(({ id, number, state, isOpen }) => {
        const label = t('levelState', { number, state: t(`states.${state}`) });
        return (
          <li key={id}>
            {isOpen ? (
              <a
                href={playHref(locale, `/level/${id}`)}
                aria-label={label}
                aria-current={id === current ? 'step' : undefined}
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
  );
}
