'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '@/components/account/shell/account-context';
import { useHashRoute } from '@/components/account/shell/hash-route';
import { Loaded } from '@/components/account/shell/loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { asApiError } from '@/lib/api/api-error';
import { useLevel, type WantedLevel } from '@/lib/api/ladder-queries';
import type { Level } from '@/lib/contract/ladder';
import { ladderThemes } from '@/lib/domain/learning/ladder';
import { PageLink } from '@/lib/i18n/page-link';
import { DocumentTitle } from '../shell/document-title';
import { ladderHref, playHref } from '../shell/learn-href';
import { useLearning } from '../shell/learn-context';
import { LearnerGate } from '../shell/learner-gate';
import { LoginNote } from '../shell/login-note';
import { LevelBoard } from './level-board';
import { LevelList } from './level-list';
import { useLevelName } from './level-name';
import { RegisterNote } from './register-note';

/** A level to play: the one in the address, or the next of what it names. */
export function PlayScreen() {
  return (
    <LearnerGate>
      <OwnPlay />
    </LearnerGate>
  );
}

/** '/level/…', '/after/…', '/theme/capture/15'; anything else: where somebody is. */
function wantedBy(segments: readonly string[]): WantedLevel {
  const [kind, name, grade] = segments;
  if (kind === 'level' && name) return { id: name };
  if (kind === 'after' && name) return { after: name };
  const theme = kind === 'theme' ? ladderThemes.find((one) => one === name) : undefined;
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
  const query = useLevel(wanted, who.learner, events.flush);
  const status = query.error ? asApiError(query.error).status : 0;
  if (status === 403) return <RegisterNote isHeading />;
  if (status === 404) return <Missing title={t('missing')} />;
  return (
    <Loaded query={query} skeleton="h-[70vh]">
      {(level) =>
        level ? <Play level={level} /> : user ? <Missing title={t('themeSolved')} /> : <RegisterNote isHeading />
      }
    </Loaded>
  );
}

function Missing({ title }: { title: string }) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  return (
    <>
      <h1 className="mb-5 text-3xl">{t('title')}</h1>
      <EmptyState title={title}>
        <PageLink href={ladderHref(locale)} className="btn btn-primary">
          {t('toMap')}
        </PageLink>
      </EmptyState>
    </>
  );
}

function Play({ level }: { level: Level }) {
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
        <PageLink href={ladderHref(locale)} className="link text-sm">
          {t('toMap')}
        </PageLink>
        <h1 ref={heading} tabIndex={-1} className="w-full text-lg outline-none sm:text-2xl">
          {name}
        </h1>
      </header>
      <LevelBoard level={level} onSolved={() => setSolved(true)} />
      <LevelList level={level} />
      {isSolved && !user && <LoginNote redirect="learn/ladder" />}
      <div className="learn-bar">
        <PageLink href={ladderHref(locale)} className="btn btn-secondary">
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
