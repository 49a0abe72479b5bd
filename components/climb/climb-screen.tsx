'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useClimb } from '@/lib/climb/queries';
import type { Climb } from '@/lib/climb/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { OfflineClimb } from '@/components/climb/offline/offline-climb';
import { PacksCard } from '@/components/climb/offline/packs-card';
import { useLine, useReadAgain } from '@/components/learn/use-line';
import { WantedPage } from '@/components/climb/offline/wanted-page';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { placementHref, playHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { EnergyLeft, EnergyRule } from './energy';
import { ClimbMap } from './climb-map';
import { useLevelName } from './level-name';
import { Records } from './records';
import { RegisterNote } from './register-note';

/** The climb: the next level, the progress, and the map of all levels. */
export function ClimbScreen() {
  return (
    <LearnerGate>
      <OwnLadder />
    </LearnerGate>
  );
}

function OwnLadder() {
  const t = useTranslations('ladder');
  const { who } = useLearning();
  const isOnline = useLine();
  const query = useClimb(who.learner);
  useReadAgain(query);
  const isOutOfReach = query.data === undefined && query.error !== null && asApiError(query.error).code === 'NETWORK';
  if (!isOnline || isOutOfReach)
    return (
      <div className="wrap learn-page grid gap-6">
        <DocumentTitle>{t('title')}</DocumentTitle>
        <OfflineClimb onRetry={() => void query.refetch()} />
      </div>
    );
  return (
    <div className="wrap learn-page grid gap-6">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <WantedPage />
      <Loaded query={query} skeleton="h-96">
        {(climb) => (
          <>
            <header className="grid gap-2">
              <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
              <p className="prose-width text-ink-2">
                {t('lead', { count: climb.cells.reduce((sum, { levels }) => sum + levels, 0) })}
              </p>
            </header>
            {climb.cells.length === 0 ? <EmptyState title={t('empty')} /> : <Climb climb={climb} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Climb({ climb }: { climb: Climb }) {
  const t = useTranslations('ladder');
  const { user } = useAccount();
  return (
    <div className="ladder-screen">
      <div className="grid content-start gap-4">
        {user ? <Next climb={climb} /> : <Open climb={climb} />}
        {user && <Records records={climb.records} cells={climb.cells} />}
        <PacksCard cells={climb.cells} />
      </div>
      <section className="grid content-start gap-3">
        <h2 className="text-2xl">{t('map.title')}</h2>
        <ClimbMap cells={climb.cells} here={climb.next} />
      </section>
    </div>
  );
}

function Next({ climb: { next, records, placed } }: { climb: Climb }) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  const nameOf = useLevelName();
  return (
    <section className="card grid justify-items-start gap-3 p-5">
      <h2 className="text-xl">{t(next ? 'next' : 'allSolved')}</h2>
      {next && (
        <>
          <p className="font-bold">{nameOf(next)}</p>
          <PageLink href={playHref(locale)} className="btn btn-primary">
            {t(records.tried > 0 ? 'go' : 'begin')}
          </PageLink>
        </>
      )}
      <div className="text-sm text-ink-2">
        <EnergyLeft />
        <EnergyRule />
      </div>
      <p className="text-sm text-ink-2">
        {placed === null ? t('placement.offer') : t('placement.was', { grade: `G${placed}` })}{' '}
        <PageLink href={placementHref(locale)} className="link inline-block min-h-6">
          {t(placed === null ? 'placement.title' : 'placement.again')}
        </PageLink>
      </p>
    </section>
  );
}

/** For visitors: the levels open to everybody, and how to get the others. */
function Open({ climb: { open } }: { climb: Climb }) {
  const t = useTranslations('ladder');
  const { locale } = useAccount();
  const nameOf = useLevelName();
  return (
    <>
      <section className="card grid gap-3 p-5">
        <h2 className="text-xl">{t('visitor.open')}</h2>
        <ul className="grid gap-2">
          {open.map((level, index) => (
            <li key={level.id}>
              <PageLink
                href={playHref(locale, `/level/${level.id}`)}
                className={`btn ${index === 0 ? 'btn-primary' : 'btn-secondary'} w-full justify-start text-start`}
              >
                {nameOf(level)}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <RegisterNote />
    </>
  );
}
