'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { notebookChanged, turnNotebook, useNotebook } from '@/lib/notebook/queries';
import type { Notebook } from '@/lib/notebook/contract';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { LoginNote } from '@/components/learn/shell/login-note';
import { CardGroups } from './card-groups';
import { DownloadNotebook } from './download-notebook';
import { ReviewRound } from './review-round';
import { StartOver } from './start-over';
import { TodaysReviews } from './todays-reviews';
import { sendReviews, waitingReviews } from './waiting-reviews';

/** The notebook of mistakes: today's reviews, and all its cards. */
export function NotebookScreen() {
  return (
    <LearnerGate>
      <OwnNotebook />
    </LearnerGate>
  );
}

function OwnNotebook() {
  const t = useTranslations('notebook');
  const { user } = useAccount();
  return (
    <div className="wrap learn-page grid gap-7">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      {user ? <Known /> : <LoginNote redirect="learn/notebook" />}
    </div>
  );
}

function Known() {
  const { who } = useLearning();
  // Reviews done offline are sent first: until then the server does not know them.
  const [isSent, setSent] = useState(() => waitingReviews(who).length === 0);
  useEffect(() => {
    if (isSent) return;
    sendReviews(who)
      .catch(() => {})
      .finally(() => setSent(true));
  }, [isSent, who]);
  const query = useNotebook(who.learner, isSent);
  return (
    <Loaded query={query} skeleton="h-72">
      {(notebook) =>
        notebook.isOn ? (
          <Open notebook={notebook} />
        ) : (
          <>
            <TurnOn />
            <Contents notebook={notebook} />
          </>
        )
      }
    </Loaded>
  );
}

function Open({ notebook }: { notebook: Notebook }) {
  const { kids } = useLearning();
  const [isUnderWay, setUnderWay] = useState(false);
  if (isUnderWay)
    return (
      <ReviewRound
        onEnd={async () => {
          await notebookChanged();
          setUnderWay(false);
        }}
      />
    );
  return (
    <>
      {notebook.offersStartOver && <StartOver due={notebook.due} />}
      <TodaysReviews notebook={notebook} onBegin={() => setUnderWay(true)} />
      <Contents notebook={notebook} />
      {!kids && <TurnOff />}
    </>
  );
}

/** The cards, whether the notebook is on or off. */
function Contents({ notebook: { groups } }: { notebook: Notebook }) {
  const { kids } = useLearning();
  if (groups.length === 0) return null;
  return (
    <>
      <CardGroups groups={groups} />
      {!kids && <DownloadNotebook />}
    </>
  );
}

function useTurn(isOn: boolean) {
  const { who } = useLearning();
  return useAction(() => turnNotebook(who.learner, isOn));
}

function TurnOn() {
  const t = useTranslations('notebook.off');
  const { run, failure } = useTurn(true);
  return (
    <section className="card grid justify-items-start gap-4 p-6">
      <p className="prose-width text-lg">{t('text')}</p>
      <p className="prose-width text-ink-2">{t('before')}</p>
      <FormAlert error={failure} onRetry={() => void run()} />
      <Button onClick={() => void run()}>{t('turnOn')}</Button>
    </section>
  );
}

function TurnOff() {
  const t = useTranslations('notebook.turnOff');
  const { run, failure } = useTurn(false);
  return (
    <section className="grid justify-items-start gap-2">
      <p className="prose-width text-sm text-ink-2">{t('text')}</p>
      <FormAlert error={failure} onRetry={() => void run()} />
      <Button kind="quiet" onClick={() => void run()}>
        {t('button')}
      </Button>
    </section>
  );
}
