'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { EmptyState } from '@/components/ui/empty-state';
import type { Level } from '@/lib/climb/contract';
import { findStoredLevel } from '@/lib/climb/pack';
import { LevelNumbers } from '@/components/climb/level-list';
import { playHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { useStoredLevels } from './use-stored-packs';
import { useLine } from '@/components/learn/use-line';
import { WantedPage } from './wanted-page';

/** The climb offline: the levels downloaded for this learner, and a note that the rest needs a connection. `onRetry`: asks the server again. */
export function OfflineClimb({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('ladder');
  const { who } = useLearning();
  const isOnline = useLine();
  const { data: levels } = useStoredLevels(who);
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="prose-width text-ink-2">{isOnline ? t('offline.notKeptText') : t('offline.text')}</p>
        <WantedPage />
        {isOnline && (
          <p>
            <button type="button" className="btn btn-secondary" onClick={onRetry}>
              {t('offline.retry')}
            </button>
          </p>
        )}
      </header>
      {levels?.length === 0 && <EmptyState title={t('offline.nothing')}>{t('offline.nothingText')}</EmptyState>}
      {levels && levels.length > 0 && <StoredLevels levels={levels} />}
    </>
  );
}

function StoredLevels({ levels }: { levels: Level[] }) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  const next = findStoredLevel(levels, {});
  const nameOf = ({ theme, grade }: Level) => `${t(`themes.${theme}`)} · G${grade}`;
  const names = [...new Set(levels.map(nameOf))];
  return (
    <section className="card grid gap-4 p-5">
      <h2 className="text-xl">{t('offline.list')}</h2>
      {next ? (
        <p>
          <a href={playHref(locale, `/level/${next.id}`)} className="btn btn-primary">
            {t('offline.go')}
          </a>
        </p>
      ) : (
        <p className="font-bold">{t('offline.allSolved')}</p>
      )}
      {names.map((name) => (
        <section key={name}>
          <h3>{name}</h3>
          <LevelNumbers levels={levels.filter((level) => nameOf(level) === name)} />
        </section>
      ))}
    </section>
  );
}
