import { getTranslations } from 'next-intl/server';
import { PeriodGate } from '@/components/period/period-gate';
import { Icon } from '@/components/ui/icon';
import type { Championship } from '@/lib/contract/cms';
import { periodNow } from '@/lib/data/period-now';
import { calendarHref } from '@/lib/i18n/calendar-href';
import { pageLocale } from '@/lib/i18n/page-locale';

/** The event as a file for the visitor's own calendar, until it is over. */
export async function AddToCalendar({ championship }: { championship: Championship }) {
  const { slug, startsAt, endsAt } = championship;
  const [t, locale, initial] = await Promise.all([
    getTranslations('editorial.championships'),
    pageLocale(),
    periodNow({ startsAt, endsAt }),
  ]);
  const link = (
    <a href={calendarHref({ kind: 'championship', id: slug, locale })} className="btn btn-secondary">
      <Icon name="calendar" className="size-5" />
      {t('toCalendar')}
    </a>
  );
  return <PeriodGate initial={initial} startsAt={startsAt} endsAt={endsAt} upcoming={link} active={link} />;
}
