'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/account/shell/account-context';
import type { PersonalRequest } from '@/lib/contract/requests';
import { calendarHref } from '@/lib/i18n/calendar-href';

/** What can be done about a place in a championship, besides giving it back. */
export function EntryNext({ request: { state, subject, may } }: { request: PersonalRequest }) {
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
