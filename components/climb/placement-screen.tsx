'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { maxAsked } from '@/lib/events/event-kinds';
import { PageLink } from '@/lib/kernel/links/page-link';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { climbHref } from '@/components/learn/shell/learn-href';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { Questions } from './placement/questions';
import { RegisterNote } from './register-note';

/** At most twelve problems that find the grade where the climb begins. */
export function PlacementScreen() {
  return (
    <LearnerGate>
      <OwnPlacement />
    </LearnerGate>
  );
}

function OwnPlacement() {
  const t = useTranslations('ladder');
  const { locale, user } = useAccount();
  const [hasBegun, setBegun] = useState(false);
  return (
    <div className="wrap learn-page grid gap-5">
      <DocumentTitle>{t('placement.title')}</DocumentTitle>
      <header>
        <PageLink href={climbHref(locale)} className="link text-sm">
          {t('toMap')}
        </PageLink>
        <h1 className="text-2xl md:text-3xl">{t('placement.title')}</h1>
      </header>
      {!user ? (
        <RegisterNote />
      ) : hasBegun ? (
        <Questions />
      ) : (
        <div className="card grid justify-items-start gap-4 p-5">
          <p className="prose-width">{t('placement.text', { most: maxAsked })}</p>
          <Button kind="primary" onClick={() => setBegun(true)}>
            {t('placement.begin')}
          </Button>
        </div>
      )}
    </div>
  );
}
