import { getTranslations } from 'next-intl/server';
import { PeriodGate } from '@/components/ui/period/period-gate';
import { Icon } from '@/components/ui/icon';
import type { Championship } from '@/lib/pages/cms-contract';
import { periodNow } from '@/lib/kernel/cache/period-now';
import { siteMetadata } from '@/lib/site/reads';
import { calendarHref } from '@/lib/kernel/links/calendar-href';
import { originHref } from '@/lib/kernel/links/href';
import { Link } from '@/lib/kernel/links/link';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** What can be done about a championship: enter it while that is possible, add it to a calendar until it is over, then go to the home page. */
export async function ChampionshipActions({ championship }: { championship: Championship }) {
  const { slug, startsAt, endsAt } = championship;
  const registration = { startsAt: championship.registrationStartsAt, endsAt: championship.registrationEndsAt };
  const [t, locale, site, played, registered] = await Promise.all([
    getTranslations('editorial.championships'),
    pageLocale(),
    siteMetadata(),
    periodNow({ startsAt, endsAt }),
    periodNow(registration),
  ]);
  const enter = (
    <a href={originHref(site, locale, `enter/${slug}`)} className="btn btn-primary">
      {t('register')}
    </a>
  );
  const note = (
    <a href={calendarHref({ kind: 'championship', id: slug, locale })} className="btn btn-secondary">
      <Icon name="calendar" className="size-5" />
      {t('toCalendar')}
    </a>
  );
  const home = (
    <Link to="" className="btn btn-secondary">
      {t('home')}
    </Link>
  );
  return (
    <div className="mt-1 flex flex-wrap gap-3 [&>div:empty]:hidden">
      <PeriodGate initial={registered} {...registration} active={enter} />
      <PeriodGate initial={played} startsAt={startsAt} endsAt={endsAt} upcoming={note} active={note} ended={home} />
      <PeriodGate initial={registered} {...registration} upcoming={home} />
    </div>
  );
}
