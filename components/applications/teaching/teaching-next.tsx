'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Button } from '@/components/ui/button';
import type { Opened } from '@/lib/applications/queries';
import { renewApplication } from '@/lib/applications/teaching-queries';
import type { PersonalApplication } from '@/lib/applications/contract';
import { closedStates } from '@/lib/applications/states';
import { hrefFor } from '@/lib/kernel/links/href';
import { PaymentFacts } from './payment-facts';

/** What an applicant does next: go on with the form, pay, teach, renew, apply again. */
export function TeachingNext({ application, opened }: { application: PersonalApplication; opened: Opened }) {
  const t = useTranslations('account.teaching');
  const account = useTranslations('account');
  const { locale, date } = useAccount();
  const { reference, key, state, payment, activeUntil, mayRenew, may } = application;
  return (
    <>
      {may.includes('submit') && (
        <a href={hashFor('apply', { reference, key })} className="btn btn-primary justify-self-start">
          {t(state === 'DRAFT' ? 'goOn' : 'complete')}
        </a>
      )}
      {payment && <PaymentFacts payment={payment} />}
      {activeUntil && (
        <p className="font-semibold">{t(state === 'ACTIVE' ? 'until' : 'endedOn', { date: date(activeUntil) })}</p>
      )}
      {state === 'ACTIVE' && (
        <a href={hrefFor(locale, 'teach')} className="btn btn-primary justify-self-start">
          {t('start')}
        </a>
      )}
      {mayRenew && <Renew opened={opened} />}
      {closedStates.includes(state) && activeUntil === null && (
        <a href={hashFor('apply')} className="btn btn-secondary justify-self-start">
          {account('apply.title')}
        </a>
      )}
    </>
  );
}

/** Renews for the following year: a new draft with the same answers and documents. */
function Renew({ opened }: { opened: Opened }) {
  const t = useTranslations('account.teaching');
  const { run, busy, failure } = useAction(async () => {
    const { reference, key } = await renewApplication(opened);
    goTo(hashFor('apply', { reference, key }));
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="prose-width text-ink-2">{t('renewText')}</p>
      <FormAlert error={failure} onRetry={run} />
      <Button kind="secondary" onClick={run} busyLabel={busy && t('renewing')}>
        {t('renew')}
      </Button>
    </div>
  );
}
