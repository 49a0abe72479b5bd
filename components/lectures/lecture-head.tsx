'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import type { Lecture } from '@/lib/lectures/contract';

/** What a lecture is about, and when, in the reader's time zone. */
export function LectureHead({ lecture: { title, summary, startsAt, minutes } }: { lecture: Lecture }) {
  const t = useTranslations('lectures');
  const { date } = useAccount();
  return (
    <div className="grid gap-1">
      <h3 className="text-lg wrap-anywhere">{title}</h3>
      <p className="font-semibold">
        <time dateTime={startsAt}>{t('when', { date: date(startsAt, true), minutes })}</time>
      </p>
      {summary && <p className="prose-width wrap-anywhere text-ink-2">{summary}</p>}
    </div>
  );
}
