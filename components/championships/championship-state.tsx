import { getTranslations } from 'next-intl/server';
import { dayRange } from '@/components/ui/period/day-range';
import { PeriodGate } from '@/components/ui/period/period-gate';
import { Chip } from '@/components/ui/period/period-note';
import type { Championship } from '@/lib/pages/cms-contract';
import { periodNow } from '@/lib/kernel/cache/period-now';

/**
 * When a championship is played, and what can be done now. Two separate periods: until the tournament begins, the state of the
 * registration is shown. The browser updates both to the current time (docs/product.md, "Periods").
 */
export async function ChampionshipState({
  championship: { startsAt, endsAt, registrationStartsAt, registrationEndsAt, timeZone },
}: {
  championship: Championship;
}) {
  const registration = { startsAt: registrationStartsAt, endsAt: registrationEndsAt };
  const [t, days, played, registered] = await Promise.all([
    getTranslations('editorial.championships'),
    dayRange(timeZone),
    periodNow({ startsAt, endsAt }),
    periodNow(registration),
  ]);
  const day = (date: string) => days(date, date);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">{days(startsAt, endsAt)}</p>
      <PeriodGate
        initial={played}
        startsAt={startsAt}
        endsAt={endsAt}
        upcoming={
          <PeriodGate
            initial={registered}
            {...registration}
            upcoming={<Chip>{t('registrationOpens', { start: day(registrationStartsAt) })}</Chip>}
            active={<Chip className="text-jade">{t('registrationOpen', { end: day(registrationEndsAt) })}</Chip>}
            ended={<Chip>{t('registrationClosed')}</Chip>}
          />
        }
        active={<Chip className="text-jade">{t('underWay')}</Chip>}
        ended={<Chip className="bg-danger-soft text-danger">{t('ended')}</Chip>}
      />
    </div>
  );
}
