'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { apiHref } from '@/lib/kernel/api/client';
import { championshipEntryOperations } from '@/lib/championships/addresses';
import type { PersonalApplication, ApplicationSubject } from '@/lib/applications/contract';
import { calendarHref } from '@/lib/kernel/links/calendar-href';

/** Actions for a place in a championship besides withdrawing. */
export function EntryNext({
  application: { reference, key, state, subject, may },
}: {
  application: PersonalApplication;
}) {
  const t = useTranslations('account.request');
  const { locale } = useAccount();
  if (!subject) return null;
  if (state !== 'REGISTERED' && may.length > 0) return null;
  if (state !== 'REGISTERED')
    return (
      <p>
        <a href={`/${locale}/SchoolChampionships/${subject.id}`} className="btn btn-primary">
          {t('toEvent')}
        </a>
      </p>
    );
  if (hasEnded(subject))
    return (
      // A form, so that the key is not part of the address.
      <form method="post" target="_blank" action={apiHref(championshipEntryOperations.certificate, { reference })}>
        <input type="hidden" name="key" value={key} />
        <p className="mb-4">{t('played')}</p>
        <Button type="submit">{t('certificate')}</Button>
      </form>
    );
  return (
    <>
      {!may.includes('withdraw') && <p className="prose-width text-ink-2">{t('fixed')}</p>}
      <p>
        <a href={calendarHref({ kind: 'championship', id: subject.id, locale })} className="btn btn-secondary">
          {t('calendar')}
        </a>
      </p>
    </>
  );
}

const hasEnded = ({ endsAt }: ApplicationSubject) => endsAt !== null && Date.parse(endsAt) < Date.now();
