'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { EntitlementList, StartHere } from '@/components/fulfilment/entitlement-list';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { claimStarterCourse, useStarterCourse } from '@/lib/starter/queries';
import type { StarterCourse } from '@/lib/fulfilment/starter-course';
import type { Entitlement } from '@/lib/fulfilment/contract';

/** The free course that an account can claim once, until its date (docs/product.md, "Kids' starter course"). */
export default function StarterScreen() {
  const t = useTranslations('account.starter');
  return (
    <Screen title={t('title')} lead={t('lead')} narrow>
      <Loaded query={useStarterCourse()}>{(starter) => <Claim starter={starter} />}</Loaded>
    </Screen>
  );
}

/** How a claim ended; the codes are the server's. */
type Outcome = Entitlement[] | 'CAMPAIGN_ENDED' | 'ALREADY_OWNED';

function Claim({ starter: { isOpen, endsAt } }: { starter: StarterCourse }) {
  const t = useTranslations('account.starter');
  const { date } = useAccount();
  const [outcome, setOutcome] = useState<Outcome | null>(isOpen ? null : 'CAMPAIGN_ENDED');
  const { run, busy, failure } = useAction(
    async () => setOutcome(await claimStarterCourse()),
    ({ code }) => {
      const known = (['CAMPAIGN_ENDED', 'ALREADY_OWNED'] as const).find((one) => one === code);
      if (known) setOutcome(known);
      return known !== undefined;
    },
  );
  return (
    <div aria-live="polite">
      {outcome === null && (
        <section className="card grid gap-4 p-5 sm:p-8">
          <FormAlert error={failure} onRetry={run} />
          {endsAt && <p className="font-semibold">{t('until', { date: date(endsAt) })}</p>}
          <Button onClick={run} busyLabel={busy && t('claiming')} className="min-h-[50px]">
            {t('claim')}
          </Button>
        </section>
      )}
      {outcome === 'CAMPAIGN_ENDED' && <Ended endsAt={endsAt} />}
      {outcome === 'ALREADY_OWNED' && <Taken />}
      {Array.isArray(outcome) && (
        <section className="grid gap-4 rounded-card bg-jade-soft p-5 sm:p-8">
          <h2 className="text-xl">{t('done')}</h2>
          <EntitlementList entitlements={outcome} />
          <StartHere given={outcome} />
        </section>
      )}
    </div>
  );
}

function Ended({ endsAt }: Pick<StarterCourse, 'endsAt'>) {
  const t = useTranslations('account.starter');
  const { locale, date } = useAccount();
  return (
    <EmptyState title={t('ended')}>
      <p className="mb-4">{endsAt ? t('endedText', { date: date(endsAt) }) : t('endedPlain')}</p>
      <a href={`/${locale}/TrialCourse`} className="btn btn-primary">
        {t('trial')}
      </a>
    </EmptyState>
  );
}

function Taken() {
  const t = useTranslations('account.starter');
  const order = useTranslations('account.order');
  return (
    <EmptyState title={t('taken')}>
      <p className="mb-4">{t('takenText')}</p>
      <a href="#/userSpace/courses" className="btn btn-primary">
        {order('toCoursesOwned')}
      </a>
    </EmptyState>
  );
}
