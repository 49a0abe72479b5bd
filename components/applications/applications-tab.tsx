'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePlaceTime } from '@/components/ui/shell/place-time';
import { useAccount } from '@/components/ui/shell/account-context';
import { PagedList } from '@/components/ui/shell/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { useApplications } from '@/lib/applications/queries';
import type { ApplicationSummary } from '@/lib/applications/contract';

/** The user's applications, newest first, each with a link to its own page. */
export function ApplicationsTab() {
  const t = useTranslations('account.requests');
  const { locale } = useAccount();
  const [page, setPage] = useState(1);
  return (
    <PagedList
      query={useApplications(page)}
      page={page}
      onPage={setPage}
      isByAge
      empty={
        <EmptyState title={t('none')}>
          <a href={`/${locale}/TrialCourse`} className="btn btn-primary">
            {t('toTrial')}
          </a>
        </EmptyState>
      }
      skeleton="h-48"
      className="grid gap-4"
    >
      {(items) => (
        <ul className="grid gap-4">
          {items.map((application) => (
            <Entry key={application.reference} application={application} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Entry({ application: { reference, kind, state, subject, createdAt } }: { application: ApplicationSummary }) {
  const t = useTranslations('account');
  const { date } = useAccount();
  const time = usePlaceTime();
  return (
    <li className="card grid gap-2 p-5 sm:p-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm text-ink-2">
        <span>{t(`requests.kinds.${kind}`)}</span>
        <span>{date(createdAt)}</span>
      </p>
      <h2 className="text-xl">{subject?.title ?? t(`requests.kinds.${kind}`)}</h2>
      {subject?.startsAt && <p>{time(subject.startsAt, subject.endsAt, subject.timeZone)}</p>}
      <p className="font-semibold">{t(`request.states.${state}.name`)}</p>
      <a href={`#/requests/${reference}`} className="btn btn-secondary justify-self-start">
        {t('requests.open')}
        <span className="sr-only"> {reference}</span>
      </a>
    </li>
  );
}
