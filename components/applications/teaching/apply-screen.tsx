'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/waiting/skeleton';
import { useApplication, useApplications } from '@/lib/applications/queries';
import type { PersonalApplication } from '@/lib/applications/contract';
import type { ApplicationState } from '@/lib/applications/states';
import { ApplicationForm } from './application-form';
import { ContactForm } from './contact-form';
import { WhatFollows } from './what-follows';

const open = ({ reference, key }: { reference: string; key?: string }) =>
  goTo(hashFor('apply', { reference, key }), { replace: true });

/**
 * The application for the teaching program (docs/product.md, "Teaching programme"): first how to reach the person, which begins a draft on
 * the server, then all the rest. The address names the draft, so that a reload, the way back and the mail's link lead into it.
 */
export default function ApplyScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account.apply');
  const [reference, key] = [query.get('reference'), query.get('key') ?? undefined];
  const [isBegun, setBegun] = useState(false);
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_380px] lg:gap-10">
        {reference ? (
          <Draft reference={reference} {...(key && { requestKey: key })} isBegun={isBegun} />
        ) : (
          <Beginning
            onBegun={(application) => {
              setBegun(true);
              open(application);
            }}
          />
        )}
        <WhatFollows />
      </div>
    </Screen>
  );
}

const unsent: readonly ApplicationState[] = ['DRAFT', 'NEEDS_MORE'];

/** A logged-in user continues the account's draft; without one a new draft begins. */
function Beginning({ onBegun }: { onBegun: (application: PersonalApplication) => void }) {
  const { user } = useAccount();
  const { data, isPending } = useApplications(1, user !== null);
  const begun = data?.items.find(({ kind, state }) => kind === 'teaching' && unsent.includes(state));
  useEffect(() => {
    if (begun) open(begun);
  }, [begun]);
  return begun || (user && isPending) ? <Skeleton className="h-96" /> : <ContactForm onBegun={onBegun} />;
}

type DraftProps = { reference: string; requestKey?: string; isBegun: boolean };

function Draft({ reference, requestKey, isBegun }: DraftProps) {
  const opened = { reference, key: requestKey };
  return (
    <Loaded query={useApplication(opened)} skeleton="h-96">
      {(application) =>
        application.may.includes('submit') ? (
          <ApplicationForm application={application} opened={opened} isBegun={isBegun} onMoved={open} />
        ) : (
          <NotOpen application={application} />
        )
      }
    </Loaded>
  );
}

/** Already sent in or withdrawn: its own page shows its state. */
function NotOpen({ application: { reference, key } }: { application: PersonalApplication }) {
  const t = useTranslations('account.apply');
  return (
    <EmptyState title={t('notOpen')}>
      <a href={hashFor(`requests/${reference}`, { key })} className="btn btn-primary">
        {t('toRequest')}
      </a>
    </EmptyState>
  );
}
