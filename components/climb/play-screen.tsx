'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { useHashRoute } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useLevel, type WantedLevel } from '@/lib/climb/queries';
import type { Level } from '@/lib/climb/contract';
import { climbThemes } from '@/lib/climb/climb';
import { PageLink } from '@/lib/kernel/links/page-link';
import { findHere } from '@/components/climb/offline/use-stored-packs';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { climbHref, playHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { LoginNote } from '@/components/learn/shell/login-note';
import { EnergyLeft } from './energy';
import { LevelBoard } from './level-board';
import { LevelList } from './level-list';
import { useLevelName } from './level-name';
import { OutOfEnergy } from './out-of-energy';
import { LevelNotStored, MissingLevel } from './play/missing-level';
import { RegisterNote } from './register-note';

/** A level to play: the one in the address, or the next one after a level or of a theme. */
export function PlayScreen() {
  return (
    <LearnerGate>
      <OwnPlay />
    </LearnerGate>
  );
}

/** '/level/…', '/after/…', '/theme/capture/15'; anything else: the learner's next level. */
function wantedBy(segments: readonly string[]): WantedLevel {
  const [kind, name, grade] = segments;
  if (kind === 'level' && name) return { id: name };
  if (kind === 'after' && name) return { after: name };
  const theme = kind === 'theme' ? climbThemes.find((one) => one === name) : undefined;
  const number = Number(grade);
  return theme ? { theme, ...(number >= 1 && number <= 19 && { grade: number }) } : {};
}

function OwnPlay() {
  const route = useHashRoute();
  return (
    <div className="wrap learn-page">{route && <Wanted key={route.path} wanted={wantedBy(route.segments)} />}</div>
  );
}

function Wanted({ wanted }: { wanted: WantedLevel }) {
  const t = useTranslations('ladder');
  const { user } = useAccount();
  const { who, events } = useLearning();
  const query = useLevel(wanted, who.learner, {
    before: events.flush,
    readStored: (one) => findHere(who, one),
  });
  const failure = query.error && asApiError(query.error);
  const status = failure?.status;
  if (status === 403) return <RegisterNote isHeading />;
  if (status === 404) return <MissingLevel title={t('missing')} />;
  if (failure?.code === 'NETWORK' && query.data === undefined)
    return <LevelNotStored onRetry={() => void query.refetch()} />;
  if (failure?.code === 'NO_ENERGY')
    return (
      <OutOfEnergy
        seconds={failure.details.retryAfterSeconds ?? 0}
        readAt={query.errorUpdatedAt}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <Loaded query={query} skeleton="h-[70vh]">
      {({ level, noneIn }) =>
        level ? (
          <Play level={level} noneIn={noneIn} isOfMap={'theme' in wanted} />
        ) : user ? (
          <MissingLevel title={t('themeSolved')} />
        ) : (
          <RegisterNote isHeading />
        )
      }
    </Loaded>
  );
}

type PlayProps = { level: Level; noneIn: number | null; isOfMap: boolean };

function Play({ level, noneIn, isOfMap }: PlayProps) {
  const t = useTranslations('ladder');
  const { locale, user } = useAccount();
  const name = useLevelName()(level);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSolved, setSolved] = useState(false);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="learn-lesson">
      <DocumentTitle>{name}</DocumentTitle>
      <header className="flex flex-wrap items-baseline gap-x-3">
        <PageLink href={climbHref(locale)} className="link text-sm">
          {t('toMap')}
        </PageLink>
        <h1 ref={heading} tabIndex={-1} className="w-full text-lg outline-none sm:text-2xl">
          {name}
        </h1>
        <div className="text-sm text-ink-2">
          <EnergyLeft />
        </div>
      </header>
      {noneIn !== null && (
        <p role="status" className="rounded-card bg-paper-2 p-4">
          {t('noneIn', { theme: t(`themes.${level.theme}`), grade: `G${noneIn}` })}
        </p>
      )}
      <LevelBoard level={level} onSolved={() => setSolved(true)} />
      <LevelList level={level} isWanted={isOfMap} />
      {isSolved && !user && <LoginNote redirect="learn/ladder" />}
      <div className="learn-bar">
        <PageLink href={climbHref(locale)} className="btn btn-secondary">
          {t('map.title')}
        </PageLink>
        <a
          href={playHref(locale, `/after/${level.id}`)}
          className={`btn ${isSolved ? 'btn-primary' : 'btn-secondary'}`}
        >
          {t(isSolved ? 'nextLevel' : 'skip')}
        </a>
      </div>
    </div>
  );
}
